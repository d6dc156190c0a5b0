import path from 'node:path';
import { startBackingServices } from '../backing-services/start-backing-services.ts';
import { untilAborted } from '../process/until-aborted.ts';
import { dataFolder } from '../state/paths.ts';

/** `npm run backing-services [-- <data folder>]`: runs only the three backing services until Ctrl-C; prints their addresses as shell exports on stdout, everything else on stderr. */
export async function backingServices(
  signal: AbortSignal,
  [folder = path.join(dataFolder, 'backing-services-alone')]: readonly string[],
): Promise<number> {
  const target = path.resolve(folder);
  const running = await startBackingServices({
    dataFolder: target,
    logs: path.join(target, 'logs'),
    strictDocuments: true,
    signal,
    onProgress: (service, detail) => console.error(`${service}: ${detail}`),
    onReady: (service, { description }) => console.error(`${service}: ${description}`),
    onEvent: (message) => console.error(message),
  });
  for (const [name, value] of Object.entries(running.environment)) console.log(`export ${name}='${value}'`);
  await untilAborted(signal);
  await running.stop();
  return 0;
}
