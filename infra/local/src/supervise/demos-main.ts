import { Worker } from 'node:worker_threads';
import type { DemoThread } from './demos-process.ts';

/** In MB, per demo. */
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 };

// Demos are small and mostly idle. As threads of one process they share its memory, and each has its own environment.
const threads = (JSON.parse(process.env['DEMOS'] ?? '[]') as DemoThread[]).map(({ name, script, environment }) => {
  const thread = new Worker(script, { name, env: { ...process.env, ...environment }, resourceLimits: memory });
  thread.on('error', (error) => console.error(`${name}:`, error));
  // The supervisor restarts the process with all demos.
  thread.on('exit', (code) => process.exit(code === 0 ? 1 : code));
  return thread;
});

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void Promise.all(threads.map((thread) => thread.terminate())).then(() => process.exit(0)));
