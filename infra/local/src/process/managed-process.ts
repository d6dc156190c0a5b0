import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { identify } from './process-identity.ts';
import { forget, watch } from './reaper.ts';
import { killGroup, stopProcess } from './stop-process.ts';
import type { StoppableProcess } from './stop-process.ts';

export type ProcessDefinition = {
  name: string;
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  logFile: string;
  /** Milliseconds; what is left of the process's group is killed after them. */
  graceMilliseconds?: number;
  stopSignal?: NodeJS.Signals;
};

export type ProcessEnd = { code: number | null; signal: NodeJS.Signals | null };

/** A child in a process group of its own, so that a terminal's Ctrl-C reaches the launcher alone and the launcher ends its children in order. */
export type ManagedProcess = {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<ProcessEnd>;
  /** Ends the process and its group; settles when nothing of it is left. */
  stop(): Promise<void>;
};

export function startProcess(definition: ProcessDefinition): ManagedProcess {
  const log = openLog(definition.logFile);
  const child = spawn(definition.command, definition.args, {
    cwd: definition.cwd,
    env: definition.env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: 127, signal: null }));
  });
  if (child.pid === undefined) throw new Error(`${definition.name}: ${definition.command} cannot be started`);
  const target: StoppableProcess = {
    name: definition.name,
    pid: child.pid,
    startedAt: identify(child.pid)?.startedAt ?? '',
    signal: definition.stopSignal ?? 'SIGTERM',
    graceMilliseconds: definition.graceMilliseconds ?? 10_000,
  };
  watch(target);
  // A leader that fell leaves nothing behind either: what it had started would hold the ports of its successor.
  void ended.then(() => {
    killGroup(target);
    forget(target.pid);
  });
  return {
    name: definition.name,
    pid: child.pid,
    logFile: definition.logFile,
    ended,
    stop: async () => {
      await stopProcess(target);
      await ended;
    },
  };
}

/** The last lines of a log, for the sentence that says why something did not come up. */
export function tailOf(logFile: string, lines = 15): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : '';
}

/** A fresh log whose predecessor is kept beside it. */
export function rotateLog(logFile: string): void {
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.previous`);
}

function openLog(logFile: string): number {
  mkdirSync(path.dirname(logFile), { recursive: true });
  return openSync(logFile, 'a');
}
