import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { limitLog } from './log-rotation.ts';
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
  /** Milliseconds after the stop signal until the rest of the process group is killed. */
  graceMilliseconds?: number;
  stopSignal?: NodeJS.Signals;
  /** How often it was started before. */
  restarts?: number;
};

export type ProcessEnd = { code: number | null; signal: NodeJS.Signals | null };

/** A child in its own process group, so that a terminal's Ctrl-C reaches only the launcher, which stops its children in order. */
export type ManagedProcess = {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  /** Resolves when the process has exited, for any reason. */
  readonly ended: Promise<ProcessEnd>;
  /** Stops the process and its group; resolves when none of its processes is left. */
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
    since: new Date().toISOString(),
    restarts: definition.restarts ?? 0,
  };
  watch(target);
  const stopLimiting = limitLog(definition.logFile);
  // When the group leader crashes, its children are killed as well: they would occupy the ports of the restarted process.
  void ended.then(() => {
    stopLimiting();
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

/** The last lines of a log, for the error message of a failed start. */
export function tailOf(logFile: string, lines = 15): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : '';
}

function openLog(logFile: string): number {
  mkdirSync(path.dirname(logFile), { recursive: true });
  return openSync(logFile, 'a');
}
