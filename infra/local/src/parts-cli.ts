import path from 'node:path';
import { bringUpParts } from './parts/bring-up-parts.ts';
import { UserError } from './process/user-error.ts';
import { dataFolder } from './state/paths.ts';

/** `node infra/local/src/parts-cli.ts up [data folder]`: the three parts alone, until Ctrl-C; prints how to reach them as shell exports. */
const [command, folder = dataFolder] = process.argv.slice(2);
if (command !== 'up') {
  console.error('usage: node infra/local/src/parts-cli.ts up [data folder]');
  process.exit(2);
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

try {
  const target = path.resolve(folder);
  const running = await bringUpParts({
    dataFolder: target,
    strictDocuments: false,
    logs: path.join(target, 'logs'),
    signal: stopping.signal,
    onProgress: (part, detail) => console.error(`${part}: ${detail}`),
    onReady: (part, { description }) => console.error(`${part}: ${description}`),
    onEvent: (message) => console.error(message),
  });
  for (const [name, value] of Object.entries(running.environment)) console.log(`export ${name}='${value}'`);
  const alive = setInterval(() => {}, 60_000);
  if (!stopping.signal.aborted) await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }));
  clearInterval(alive);
  await running.stop();
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}
