import { probeDocuments, probeRabbit, probeRedis } from '../backing-services/probes.ts';
import { table } from '../terminal/table.ts';
import { dataFolder } from '../state/paths.ts';
import { readRun } from '../state/run-file.ts';
import type { RunRow, SiteInfo } from '../state/run-file.ts';
import { probeHealth } from '../supervise/site-process.ts';

/** `npm run status`: probes every running process. Exit code 0 when all are ready, 1 when one is not, 3 when nothing runs. */
export async function status(): Promise<number> {
  const run = readRun(dataFolder);
  if (run?.site === undefined) {
    console.log(run === undefined ? 'The site does not run; npm start starts it.' : 'The site is starting.');
    return 3;
  }
  const { rows, url } = run.site;
  const states = await Promise.all(rows.map((row) => stateOf(row, run.site as SiteInfo)));
  console.log(table([['', 'state', 'what', 'where'], ...rows.map(({ name, what, where }, index) => [name, states[index] ?? '', what, where])]));
  console.log(`\n${url}`);
  return states.every((state) => state === 'ready') ? 0 : 1;
}

async function stateOf(row: RunRow, { environment }: SiteInfo): Promise<string> {
  try {
    if (row.health !== undefined) await probeHealth(row.health);
    else if (row.name === 'documents') await probeDocuments(environment.MONGODB_URI ?? '');
    else if (row.name === 'events') await probeRabbit(environment.AMQP_URL ?? '');
    else await probeRedis(environment.REDIS_URL ?? '');
    return 'ready';
  } catch (error) {
    return `not ready: ${(error as Error).message.split('\n', 1)[0]}`;
  }
}
