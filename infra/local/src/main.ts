import { explainError } from './process/explain-error.ts';
import { stopRequest } from './process/stop-request.ts';

type Command = (signal: AbortSignal, args: readonly string[]) => Promise<number>;

/** Loaded on demand: `npm run status` needs neither the test runner nor the backing services. */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/start.ts')).start,
  dev: async () => (await import('./commands/start.ts')).dev,
  'dev-service': async () => (await import('./commands/dev-service.ts')).devService,
  test: async () => (await import('./commands/test.ts')).test,
  status: async () => (await import('./commands/status.ts')).status,
  stop: async () => (await import('./commands/stop.ts')).stop,
  'backing-services': async () => (await import('./commands/backing-services.ts')).backingServices,
  compose: async () => (await import('./commands/compose.ts')).compose,
  init: async () => (await import('./commands/run-tool.ts')).runTool('init'),
  seed: async () => (await import('./commands/run-tool.ts')).runTool('seed'),
  attack: async () => (await import('./commands/run-tool.ts')).runTool('attack'),
  events: async () => (await import('./commands/run-tool.ts')).runTool('events'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (load === undefined) {
  console.error(`usage: node infra/local/bootstrap.mjs ${Object.keys(commands).join('|')}`);
  process.exit(2);
}

// A second stop request exits at once; the reaper stops what is left.
const signal = stopRequest(() => process.exit(130));
try {
  process.exitCode = await (await load())(signal, args);
} catch (error) {
  if (!signal.aborted) console.error(`\n${explainError(error)}`);
  process.exitCode = signal.aborted ? 130 : 1;
}
// Open handles must not keep a finished command running.
process.exit();
