import { setTimeout as pause } from 'node:timers/promises';

/** A rest for each millisecond of work, in milliseconds: work in the background takes a third of the time. */
const restPerWork = 2;

/** Does a piece of long work in the background and rests in proportion to it, so that whoever waits for an answer of the same process, or of its database, hardly notices. */
export async function withRest<Result>(work: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await work();
  await pause((performance.now() - begin) * restPerWork);
  return result;
}
