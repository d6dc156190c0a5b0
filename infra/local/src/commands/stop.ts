import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../process/process-identity.ts';
import { dataFolder } from '../state/paths.ts';
import { readRun, stopLeftoverProcesses } from '../state/run-file.ts';

const timeoutMs = 60_000;

/** `npm run stop`: signals the running site to stop and waits until all its processes have exited. */
export async function stop(): Promise<number> {
  const run = readRun(dataFolder);
  if (run === undefined) {
    const stoppedCount = await stopLeftoverProcesses(dataFolder);
    console.log(
      stoppedCount > 0 ? `Stopped ${stoppedCount} processes left by an earlier start.` : 'The site does not run.',
    );
    return 0;
  }
  process.kill(run.launcher.pid, 'SIGTERM');
  const deadline = Date.now() + timeoutMs;
  while (isRunning(run.launcher) && Date.now() < deadline) await delay(50);
  if (isRunning(run.launcher)) {
    console.error(`The site did not stop within ${timeoutMs / 1000} s; its launcher is process ${run.launcher.pid}.`);
    return 1;
  }
  await stopLeftoverProcesses(dataFolder);
  console.log('stopped');
  return 0;
}
