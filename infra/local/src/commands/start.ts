import path from 'node:path';
import { bringUpParts } from '../parts/bring-up-parts.ts';
import { partNames } from '../parts/part.ts';
import { untilAborted } from '../process/until-aborted.ts';
import { UserError } from '../process/user-error.ts';
import { Board } from '../show/board.ts';
import { withLock } from '../state/lock.ts';
import { dataFolder } from '../state/paths.ts';
import { openRunRecord, readRun, sweepLeftovers } from '../state/run-file.ts';
import { builtPages } from '../supervise/built-pages.ts';
import { factsOfSite, startTable } from '../supervise/facts-of-site.ts';
import { hotPages } from '../supervise/hot-pages.ts';
import type { Pages } from '../supervise/pages.ts';
import { prepareShop } from '../supervise/prepare-shop.ts';
import { runSite } from '../supervise/run-site.ts';

const preferredPort = 3000;

type PagesOf = (logs: string, signal: AbortSignal, report: (message: string) => void) => Pages | Promise<Pages>;

/** `npm start`: the whole site on real parts, until the signal says stop. */
export const start = (signal: AbortSignal): Promise<number> => startOnce(signal, false, (logs, stopping) => builtPages(logs, stopping));

/** `npm run dev`: the same; an edit in the shell or a remote shows without reload, an edit in a service starts it again. */
export const dev = (signal: AbortSignal): Promise<number> => startOnce(signal, true, (logs, _, report) => hotPages(logs, report));

async function startOnce(signal: AbortSignal, watches: boolean, pagesOf: PagesOf): Promise<number> {
  const alreadyThere = (): never => {
    const url = readRun(dataFolder)?.site?.url;
    throw new UserError(`The site of this clone ${url === undefined ? 'is on its way already' : `runs already: ${url}`} (npm run status, npm run stop).`);
  };
  return withLock(path.join(dataFolder, 'start.lock'), alreadyThere, signal, () => startAndStay(signal, watches, pagesOf));
}

async function startAndStay(signal: AbortSignal, watches: boolean, pagesOf: PagesOf): Promise<number> {
  const board = new Board();
  const swept = await sweepLeftovers(dataFolder);
  if (swept > 0) board.say(`Ended ${swept} processes that an earlier start had left.`);
  const record = openRunRecord(dataFolder);
  try {
    const stopAll = await bringUp({ board, signal, record, watches, pagesOf });
    await untilAborted(signal);
    console.log('\nstopping …');
    await stopAll();
    console.log('stopped');
    return 0;
  } finally {
    board.close();
    record.close();
  }
}

type BringUpOptions = { board: Board; signal: AbortSignal; record: ReturnType<typeof openRunRecord>; watches: boolean; pagesOf: PagesOf };

/** Brings everything side by side, prints the table; answers how to end it. When one thing fails, the rest is ended before this rejects. */
async function bringUp({ board, signal, record, watches, pagesOf }: BringUpOptions): Promise<() => Promise<void>> {
  const began = performance.now();
  const logs = path.join(dataFolder, 'logs');
  const failing = new AbortController();
  const stopping = AbortSignal.any([signal, failing.signal]);
  const report = (message: string): void => board.say(message);
  const steps = new Map(partNames.map((part) => [part, board.step(part)]));
  const buildStep = board.step('build', 'shell and remotes');

  const parts = bringUpParts({
    dataFolder,
    strictDocuments: false,
    logs,
    signal: stopping,
    onProgress: (part, detail) => steps.get(part)?.detail(detail),
    onReady: (part, { description }) => steps.get(part)?.done(description),
    onEvent: report,
  });
  const pages = Promise.resolve(pagesOf(logs, stopping, report));
  const built = pages.then((these) => these.built).then((text) => buildStep.done(text));
  const prepare = (toolEnvironment: Record<string, string>): Promise<void> => prepareShop({ toolEnvironment, dataFolder, board, logs, signal: stopping });
  const site = runSite({ dataFolder, logs, preferredPort, parts, pages, prepare, watches, board, report, signal: stopping });
  const stopAll = async (): Promise<void> => {
    await site.then((running) => running.stop(), () => {});
    await pages.then((these) => these.stop(), () => {});
    await built.catch(() => {});
    await parts.then((running) => running.stop(), () => {});
  };
  for (const work of [parts, built, site]) work.catch((error: unknown) => failing.abort(error));
  try {
    const running = await site;
    const results = board.close();
    const facts = factsOfSite(running, await parts, results);
    record.serves(facts);
    const installed = Number(process.env.GVG_INSTALL_SECONDS ?? 0);
    const all = installed + (performance.now() - began) / 1000;
    console.log(`\n${startTable(facts, results, installed, all)}\n\nLogs are in ${logs}. Ctrl-C stops the site and keeps its data.\n${facts.url}`);
    return stopAll;
  } catch (error) {
    failing.abort(error);
    await stopAll();
    throw failing.signal.reason;
  }
}
