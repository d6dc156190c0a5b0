import { rmSync } from 'node:fs';
import path from 'node:path';
import { identify, isRunning } from '../process/process-identity.ts';
import type { ProcessIdentity } from '../process/process-identity.ts';
import { onWatchedChange, watchedProcesses } from '../process/reaper.ts';
import { stopProcess } from '../process/stop-process.ts';
import type { StoppableProcess } from '../process/stop-process.ts';
import { readJson, writeJson } from './json-file.ts';

/** One row of the table of running processes. */
export type RunRow = {
  name: string;
  what: string;
  where: string;
  seconds: number;
  /** Names of its processes. Empty when it is managed externally. */
  processes: string[];
  /** Health URL; returns 200 while the process is ready. */
  health?: string;
};

/** Information about a running site for other commands. */
export type SiteInfo = {
  url: string;
  /** Addresses of the backing services and of the gateway, the internal secret and the first SYSTEM_ADMIN. */
  environment: Record<string, string>;
  rows: RunRow[];
};

type Run = { launcher: ProcessIdentity; processes: StoppableProcess[]; site?: SiteInfo };

const runFile = (dataFolder: string): string => path.join(dataFolder, 'run.json');

/** Updates `run.json` while this launcher runs: its child processes and, once the site is ready, the site's details. */
export function openRunRecord(dataFolder: string): { setSite(site: SiteInfo): void; close(): void } {
  const launcher = identify(process.pid) ?? { pid: process.pid, startedAt: '' };
  let site: SiteInfo | undefined;
  const write = (): void => {
    const run: Run = { launcher, processes: watchedProcesses(), ...(site && { site }) };
    // It contains secrets.
    writeJson(runFile(dataFolder), run, 0o600);
  };
  write();
  const unsubscribe = onWatchedChange(write);
  return {
    setSite: (info) => {
      site = info;
      write();
    },
    close: () => {
      unsubscribe();
      rmSync(runFile(dataFolder), { force: true });
    },
  };
}

export type LiveRun = { launcher: ProcessIdentity; processes: readonly StoppableProcess[]; site: SiteInfo | undefined };

/** Launcher running on this data folder, if any. Its site is undefined while it starts or stops. */
export function readRun(dataFolder: string): LiveRun | undefined {
  const run = readJson<Run>(runFile(dataFolder));
  return run !== undefined && isRunning(run.launcher)
    ? { launcher: run.launcher, processes: run.processes, site: run.site }
    : undefined;
}

/** Stops processes left by a launcher that has exited; normally its reaper has already done so. Returns their number. */
export async function stopLeftoverProcesses(dataFolder: string): Promise<number> {
  const run = readJson<Run>(runFile(dataFolder));
  if (run === undefined || isRunning(run.launcher)) return 0;
  const leftover = run.processes.filter(isRunning);
  for (const process of leftover.reverse()) await stopProcess(process);
  rmSync(runFile(dataFolder), { force: true });
  return leftover.length;
}
