import path from 'node:path';
import { startBackingServices } from '../backing-services/start-backing-services.ts';
import { backingServiceNames } from '../backing-services/backing-service.ts';
import { untilAborted } from '../process/until-aborted.ts';
import { UserError } from '../process/user-error.ts';
import { ProgressBoard } from '../terminal/progress-board.ts';
import { withLock } from '../state/lock.ts';
import { dataFolder } from '../state/paths.ts';
import { openRunRecord, readRun, stopLeftoverProcesses } from '../state/run-file.ts';
import { productionFrontends } from '../supervise/production-frontends.ts';
import { describeSite, startTable } from '../supervise/describe-site.ts';
import { hotReloadFrontends } from '../supervise/hot-reload-frontends.ts';
import type { Frontends } from '../supervise/frontends.ts';
import { prepareShop } from '../supervise/prepare-shop.ts';
import { choosePublicPort } from '../supervise/public-port.ts';
import { runSite } from '../supervise/run-site.ts';

const preferredPort = 3000;

type OpenFrontends = (logs: string, signal: AbortSignal, onEvent: (message: string) => void) => Frontends | Promise<Frontends>;

/** `npm start`: runs the whole site on real backing services until the signal aborts. */
export const start = (signal: AbortSignal): Promise<number> => startExclusively(signal, false, (logs, stopping) => productionFrontends(logs, stopping));

/** `npm run dev`: the same with hot reload: an edit in the shell or a remote shows without a page reload, an edit in a service restarts it. */
export const dev = (signal: AbortSignal): Promise<number> => startExclusively(signal, true, (logs, _, onEvent) => hotReloadFrontends(logs, onEvent));

async function startExclusively(signal: AbortSignal, watchSources: boolean, openFrontends: OpenFrontends): Promise<number> {
  const rejectSecondStart = (): never => {
    const url = readRun(dataFolder)?.site?.url;
    throw new UserError(`The site of this clone ${url === undefined ? 'is starting already' : `runs already: ${url}`} (npm run status, npm run stop).`);
  };
  return withLock(path.join(dataFolder, 'start.lock'), rejectSecondStart, signal, () => runUntilAborted(signal, watchSources, openFrontends));
}

async function runUntilAborted(signal: AbortSignal, watchSources: boolean, openFrontends: OpenFrontends): Promise<number> {
  const progressBoard = new ProgressBoard();
  const stoppedCount = await stopLeftoverProcesses(dataFolder);
  if (stoppedCount > 0) progressBoard.log(`Stopped ${stoppedCount} processes left by an earlier start.`);
  const record = openRunRecord(dataFolder);
  try {
    const stopAll = await startEverything({ progressBoard, signal, record, watchSources, openFrontends });
    await untilAborted(signal);
    console.log('\nstopping …');
    await stopAll();
    console.log('stopped');
    return 0;
  } finally {
    progressBoard.close();
    record.close();
  }
}

type StartOptions = { progressBoard: ProgressBoard; signal: AbortSignal; record: ReturnType<typeof openRunRecord>; watchSources: boolean; openFrontends: OpenFrontends };

/** Starts everything in parallel and prints the table; returns a function that stops it all. On a failure, stops the rest before rejecting. */
async function startEverything({ progressBoard, signal, record, watchSources, openFrontends }: StartOptions): Promise<() => Promise<void>> {
  const startedAt = performance.now();
  const logs = path.join(dataFolder, 'logs');
  const failure = new AbortController();
  const stopping = AbortSignal.any([signal, failure.signal]);
  const onEvent = (message: string): void => progressBoard.log(message);
  const steps = new Map(backingServiceNames.map((name) => [name, progressBoard.step(name)]));
  const buildStep = progressBoard.step('build', 'shell and remotes');

  const publicPort = await choosePublicPort(dataFolder, preferredPort, onEvent);
  const backingServices = startBackingServices({
    dataFolder,
    strictDocuments: false,
    logs,
    signal: stopping,
    onProgress: (service, detail) => steps.get(service)?.detail(detail),
    onReady: (service, { description }) => steps.get(service)?.done(description),
    onEvent,
  });
  const frontends = Promise.resolve(openFrontends(logs, stopping, onEvent));
  const buildReported = frontends.then((opened) => opened.built).then((text) => buildStep.done(text));
  const prepare = (toolEnvironment: Record<string, string>): Promise<void> => prepareShop({ toolEnvironment, dataFolder, progressBoard, logs, signal: stopping });
  const site = runSite({ dataFolder, logs, publicPort, backingServices, frontends, prepare, watchSources, progressBoard, onEvent, signal: stopping });
  const stopAll = async (): Promise<void> => {
    await site.then((running) => running.stop(), () => {});
    await frontends.then((opened) => opened.stop(), () => {});
    await buildReported.catch(() => {});
    await backingServices.then((running) => running.stop(), () => {});
  };
  for (const work of [backingServices, buildReported, site]) work.catch((error: unknown) => failure.abort(error));
  try {
    const running = await site;
    const results = progressBoard.close();
    const siteInfo = describeSite(running, await backingServices, results);
    record.setSite(siteInfo);
    const installSeconds = Number(process.env.GVG_INSTALL_SECONDS ?? 0);
    const totalSeconds = installSeconds + (performance.now() - startedAt) / 1000;
    console.log(`\n${startTable(siteInfo, results, installSeconds, totalSeconds)}\n\nLogs are in ${logs}. Ctrl-C stops the site and preserves its data.\n${siteInfo.url}`);
    return stopAll;
  } catch (error) {
    failure.abort(error);
    await stopAll();
    throw failure.signal.reason;
  }
}
