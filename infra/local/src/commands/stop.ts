import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../process/process-identity.ts';
import { dataFolder } from '../state/paths.ts';
import { readRun, stopLeftoverProcesses } from '../state/run-file.ts';

const timeoutMs = 60_000;

/** `npm run stop`: asks the running site to end and waits until nothing of it is left. */
export async function stop(): Promise<number> {
  const run = readRun(dataFolder);
  if (run === undefined) {
    const stoppedCount = await stopLeftoverProcesses(dataFolder);
    console.log(stoppedCount > 0 ? `Ended ${stoppedCount} processes that an earlier start had left.` : 'The site does not run.');
    return 0;
  }
  process.kill(run.launcher.pid, 'SIGTERM');
  const deadline = Date.now() + timeoutMs;
  while (isRunning(run.launcher) && Date.now() < deadline) await delay(50);
  if (isRunning(run.launcher)) {
    console.error(`The site did not end within ${timeoutMs / 1000} s; its launcher is process ${run.launcher.pid}.`);
    return 1;
  }
  await stopLeftoverProcesses(dataFolder);
  console.log('stopped');
  return 0;
}
