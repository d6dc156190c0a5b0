import { rmSync } from 'node:fs';
import path from 'node:path';
import { identify, isRunning } from '../process/process-identity.ts';
import type { ProcessIdentity } from '../process/process-identity.ts';
import { onWatchedChange, watchedProcesses } from '../process/reaper.ts';
import { stopProcess } from '../process/stop-process.ts';
import type { StoppableProcess } from '../process/stop-process.ts';
import { readJson, writeJson } from './json-file.ts';

/** One line of the table of what runs where. */
export type RunRow = {
  name: string;
  what: string;
  where: string;
  seconds: number;
  /** Answers 200 while it serves. */
  health?: string;
};

/** What a running site tells the other commands. */
export type SiteInfo = {
  url: string;
  /** Addresses of the real parts and of the gateway, and the secret between services. */
  environment: Record<string, string>;
  rows: RunRow[];
};

type Run = { launcher: ProcessIdentity; processes: StoppableProcess[]; site?: SiteInfo };

const runFile = (dataFolder: string): string => path.join(dataFolder, 'run.json');

/** Keeps `run.json` true while this launcher runs: what it has started and, once it serves, the site's facts. */
export function openRunRecord(dataFolder: string): { setSite(site: SiteInfo): void; close(): void } {
  const launcher = identify(process.pid) ?? { pid: process.pid, startedAt: '' };
  let site: SiteInfo | undefined;
  const write = (): void => {
    const run: Run = { launcher, processes: watchedProcesses(), ...(site && { site }) };
    // It holds the secret between services.
    writeJson(runFile(dataFolder), run, 0o600);
  };
  write();
  const unsubscribe = onWatchedChange(write);
  return {
    setSite: (facts) => {
      site = facts;
      write();
    },
    close: () => {
      unsubscribe();
      rmSync(runFile(dataFolder), { force: true });
    },
  };
}

export type LiveRun = { launcher: ProcessIdentity; site: SiteInfo | undefined };

/** The launcher that works on this data folder, if one does; its site is undefined while it still comes or already goes. */
export function readRun(dataFolder: string): LiveRun | undefined {
  const run = readJson<Run>(runFile(dataFolder));
  return run !== undefined && isRunning(run.launcher) ? { launcher: run.launcher, site: run.site } : undefined;
}

/** Ends what a launcher left that can no longer do it itself; its reaper has normally been faster. Answers how many there were. */
export async function stopLeftoverProcesses(dataFolder: string): Promise<number> {
  const run = readJson<Run>(runFile(dataFolder));
  if (run === undefined || isRunning(run.launcher)) return 0;
  const leftover = run.processes.filter(isRunning);
  for (const process of leftover.reverse()) await stopProcess(process);
  rmSync(runFile(dataFolder), { force: true });
  return leftover.length;
}
