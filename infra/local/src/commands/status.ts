import { probeDocuments, probeRabbit, probeRedis } from '../backing-services/probes.ts';
import { treeMemory } from '../process/tree-memory.ts';
import { table } from '../terminal/table.ts';
import { dataFolder } from '../state/paths.ts';
import { readRun } from '../state/run-file.ts';
import type { RunRow, SiteInfo } from '../state/run-file.ts';
import { processState } from './process-state.ts';
import { probeHealth } from '../supervise/site-process.ts';

/** `npm run status`: probes every process of the site and shows its memory. Exit code 0 when all are ready, 1 when one is not, 3 when nothing runs. */
export async function status(): Promise<number> {
  const run = readRun(dataFolder);
  if (run?.site === undefined) {
    console.log(run === undefined ? 'The site does not run; npm start starts it.' : 'The site is starting.');
    return 3;
  }
  const { rows, url } = run.site;
  const memoryOf = treeMemory();
  const processColumns = (names: readonly string[]): string[] => {
    const { memory: resident, up, restarts } = processState(names, run.processes, memoryOf, Date.now());
    return [resident, up, restarts];
  };
  const shown = new Set(rows.flatMap(({ processes }) => processes));
  const otherRows = run.processes
    .filter(({ name, since }) => since !== undefined && !shown.has(name))
    .map(({ name }) => [name, 'runs', ...processColumns([name]), '', '']);
  const states = await Promise.all(rows.map((row) => stateOf(row, run.site as SiteInfo)));
  console.log(
    table([
      ['', 'state', 'memory', 'up', 'restarts', 'what', 'where'],
      ...rows.map((row, index) => [
        row.name,
        states[index] ?? '',
        ...processColumns(row.processes),
        row.what,
        row.where,
      ]),
      ...otherRows,
    ]),
  );
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
