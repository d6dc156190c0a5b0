import path from 'node:path';
import { openLocalHosts } from '@gvg/release/host/local-hosts';
import { startBackingServices } from '../backing-services/start-backing-services.ts';
import { backingServiceNames } from '../backing-services/backing-service.ts';
import { untilAborted } from '../process/until-aborted.ts';
import { UserError } from '../process/user-error.ts';
import { ProgressBoard } from '../terminal/progress-board.ts';
import { withLock } from '../state/lock.ts';
import { credentialsFile, firstAdmin } from '../state/first-admin.ts';
import { dataFolder } from '../state/paths.ts';
import { openRunRecord, readRun, stopLeftoverProcesses } from '../state/run-file.ts';
import { describeSite, startTable } from '../supervise/describe-site.ts';
import { combinedFrontends } from '../supervise/combined-frontends.ts';
import { shopPreparation } from '../supervise/prepare-shop.ts';
import { runSite } from '../supervise/run-site.ts';
import { requestedPort } from '../supervise/requested-port.ts';
import { selectHot } from '../supervise/select-hot.ts';
import { chooseStablePorts } from '../supervise/stable-ports.ts';
import { demos, frontends as siteFrontends, site } from '../site.ts';
import type { SiteEntry } from '../site.ts';

const preferredPort = 3000;

/** `npm start`: runs the whole site on real backing services until the signal aborts. */
export const start = (signal: AbortSignal): Promise<number> => startExclusively(signal, []);

/**
 * `npm run dev [-- <name> …]`: the same with hot reload: an edit in the shell or a remote shows without a page reload, an edit in a service restarts
 * it. With names of services, remotes or the shell, only these; the others are served from their builds.
 */
export const dev = async (signal: AbortSignal, names: readonly string[]): Promise<number> =>
  startExclusively(signal, selectHot(site, names));

async function startExclusively(signal: AbortSignal, hot: readonly SiteEntry[]): Promise<number> {
  const rejectSecondStart = (): never => {
    const url = readRun(dataFolder)?.site?.url;
    throw new UserError(
      `The site of this clone ${url === undefined ? 'is starting already' : `runs already: ${url}`} (npm run status, npm run stop).`,
    );
  };
  return withLock(path.join(dataFolder, 'start.lock'), rejectSecondStart, signal, () => runUntilAborted(signal, hot));
}

async function runUntilAborted(signal: AbortSignal, hot: readonly SiteEntry[]): Promise<number> {
  const progressBoard = new ProgressBoard();
  const stoppedCount = await stopLeftoverProcesses(dataFolder);
  if (stoppedCount > 0) progressBoard.log(`Stopped ${stoppedCount} processes left by an earlier start.`);
  const record = openRunRecord(dataFolder);
  try {
    const stopAll = await startEverything({ progressBoard, signal, record, hot });
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

type StartOptions = {
  progressBoard: ProgressBoard;
  signal: AbortSignal;
  record: ReturnType<typeof openRunRecord>;
  hot: readonly SiteEntry[];
};

/** Starts everything in parallel and prints the table; returns a function that stops it all. On a failure, stops the rest before rejecting. */
async function startEverything({ progressBoard, signal, record, hot }: StartOptions): Promise<() => Promise<void>> {
  const startedAt = performance.now();
  const logs = path.join(dataFolder, 'logs');
  const failure = new AbortController();
  const stopping = AbortSignal.any([signal, failure.signal]);
  const onEvent = (message: string): void => progressBoard.log(message);
  const steps = new Map(backingServiceNames.map((name) => [name, progressBoard.step(name)]));
  const buildStep = progressBoard.step('build', 'shell and remotes');

  const admin = firstAdmin(dataFolder);
  const ports = await chooseStablePorts({
    dataFolder,
    preferredPort,
    requestedPort: requestedPort(process.env),
    demos,
    onEvent,
  });
  const backingServices = startBackingServices({
    dataFolder,
    strictDocuments: false,
    logs,
    signal: stopping,
    onProgress: (service, detail) => steps.get(service)?.detail(detail),
    onReady: (service, { description }) => steps.get(service)?.done(description),
    onEvent,
  });
  const [hotFrontends, otherFrontends] = [
    siteFrontends.filter((entry) => hot.includes(entry)),
    siteFrontends.filter((entry) => !hot.includes(entry)),
  ];
  const hosts = hot.length === 0 ? openLocalHosts(dataFolder) : undefined;
  const production = { entries: otherFrontends, logs, signal: stopping, ...(hosts && { keep: hosts.release }) };
  const frontends = combinedFrontends(hotFrontends, production, onEvent);
  const buildReported = frontends.then((opened) => opened.summary).then((text) => buildStep.done(text));
  const running = runSite({
    dataFolder,
    logs,
    ports,
    backingServices,
    frontends,
    preparation: shopPreparation({ dataFolder, progressBoard, logs, signal: stopping }),
    hosts,
    onHome: (url, missing) => {
      if (missing.length > 0) onEvent(`The shop is open: ${url} (still to come: ${missing.join(', ')})`);
    },
    isWatched: (entry) => hot.includes(entry),
    progressBoard,
    onEvent,
    signal: stopping,
  });
  const stopAll = async (): Promise<void> => {
    await running.then(
      (started) => started.stop(),
      () => {},
    );
    await frontends.then(
      (opened) => opened.stop(),
      () => {},
    );
    await buildReported.catch(() => {});
    await backingServices.then(
      (running) => running.stop(),
      () => {},
    );
  };
  for (const work of [backingServices, buildReported, running]) work.catch((error: unknown) => failure.abort(error));
  try {
    const startedSite = await running;
    const results = progressBoard.close();
    const siteInfo = describeSite(startedSite, await backingServices, results);
    record.setSite(siteInfo);
    const installSeconds = Number(process.env.GVG_INSTALL_SECONDS ?? 0);
    const totalSeconds = installSeconds + (performance.now() - startedAt) / 1000;
    console.log(
      `\n${startTable(siteInfo, results, installSeconds, totalSeconds)}\n\nLogs are in ${logs}. Ctrl-C stops the site and preserves its data.${adminNote(admin)}\n${siteInfo.url}`,
    );
    return stopAll;
  } catch (error) {
    failure.abort(error);
    await stopAll();
    throw failure.signal.reason;
  }
}

/** The password is printed only by the start that created it. Afterwards it is only in its file. */
const adminNote = ({ isNew, email, password }: ReturnType<typeof firstAdmin>): string =>
  isNew ? `\nThe first administrator is ${email}, password ${password} (saved in ${credentialsFile(dataFolder)}).` : '';
