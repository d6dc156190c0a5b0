import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../process/process-identity.ts';
import { dataFolder } from '../state/paths.ts';
import { readRun, sweepLeftovers } from '../state/run-file.ts';

const patience = 60_000;

/** `npm run stop`: asks the running site to end and waits until nothing of it is left. */
export async function stop(): Promise<number> {
  const run = readRun(dataFolder);
  if (run === undefined) {
    const swept = await sweepLeftovers(dataFolder);
    console.log(swept > 0 ? `Ended ${swept} processes that an earlier start had left.` : 'The site does not run.');
    return 0;
  }
  process.kill(run.launcher.pid, 'SIGTERM');
  const end = Date.now() + patience;
  while (isRunning(run.launcher) && Date.now() < end) await delay(50);
  if (isRunning(run.launcher)) {
    console.error(`The site did not end within ${patience / 1000} s; its launcher is process ${run.launcher.pid}.`);
    return 1;
  }
  await sweepLeftovers(dataFolder);
  console.log('stopped');
  return 0;
}
