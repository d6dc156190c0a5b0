import path from 'node:path';
import { startBackingServices } from '../backing-services/start-backing-services.ts';
import { untilAborted } from '../process/until-aborted.ts';
import { dataFolder } from '../state/paths.ts';

/** `npm run parts [-- <data folder>]`: the three parts alone, until Ctrl-C; prints how to reach them as shell exports, all else on the error stream. */
export async function backingServices(signal: AbortSignal, [folder = path.join(dataFolder, 'parts-alone')]: readonly string[]): Promise<number> {
  const target = path.resolve(folder);
  const running = await startBackingServices({
    dataFolder: target,
    logs: path.join(target, 'logs'),
    strictDocuments: true,
    signal,
    onProgress: (part, detail) => console.error(`${part}: ${detail}`),
    onReady: (part, { description }) => console.error(`${part}: ${description}`),
    onEvent: (message) => console.error(message),
  });
  for (const [name, value] of Object.entries(running.environment)) console.log(`export ${name}='${value}'`);
  await untilAborted(signal);
  await running.stop();
  return 0;
}
