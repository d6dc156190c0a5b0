import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
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
  /** Milliseconds between the stop signal and killing the rest of the process group. */
  graceMilliseconds?: number;
  stopSignal?: NodeJS.Signals;
  /** Number of previous starts. */
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
  if (child.pid === undefined) child.once('error', () => {});
  return manageProcess(child, definition);
}

/** Watches, stops and limits the log of a running child. */
export function manageProcess(
  child: ChildProcess,
  { name, logFile, restarts = 0, ...options }: Omit<ProcessDefinition, 'command' | 'args' | 'env' | 'cwd'>,
): ManagedProcess {
  if (child.pid === undefined) throw new Error(`${name}: ${child.spawnfile} cannot be started`);
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: 127, signal: null }));
  });
  const target: StoppableProcess = {
    name,
    pid: child.pid,
    startedAt: identify(child.pid)?.startedAt ?? '',
    signal: options.stopSignal ?? 'SIGTERM',
    graceMilliseconds: options.graceMilliseconds ?? 10_000,
    since: new Date().toISOString(),
    restarts,
  };
  watch(target);
  const stopLimiting = limitLog(logFile);
  // When the group leader crashes, its children are killed as well: they would occupy the ports of the restarted process.
  void ended.then(() => {
    stopLimiting();
    killGroup(target);
    forget(target.pid);
  });
  return {
    name,
    pid: child.pid,
    logFile,
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

/** Lines without information, such as the stack of a crash. */
const isNoise = (line: string): boolean => /^\s*$|^\s+at |^Node\.js v|^[\s{}^]*$/.test(line);

/** Last informative line of a log: the message of a structured line, or the error of a crash without its stack. */
export function lastLineOf(logFile: string): string {
  const line =
    tailOf(logFile, 40)
      .split('\n')
      .findLast((each) => !isNoise(each)) ?? '';
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter((text) => text !== undefined).join(': ') || line;
  } catch {
    return line.trim();
  }
}

export function openLog(logFile: string): number {
  mkdirSync(path.dirname(logFile), { recursive: true });
  return openSync(logFile, 'a');
}
