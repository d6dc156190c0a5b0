import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { identify } from './process-identity.ts';
import { forget, watch } from './reaper.ts';
import { killGroup } from './stop-process.ts';

export type CommandResult = { code: number; output: string };
export type CommandOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the command's whole group is killed. */
  timeout?: number;
  signal?: AbortSignal;
  /** Niceness of the command and its children. 0 is the default, a higher value yields to other processes. */
  niceness?: number;
  input?: string;
  onOutput?: (chunk: string) => void;
};

/** Runs a command to its end and returns what it printed on both streams, in order of arrival. Never throws for a failing command. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    if (identity !== undefined) watch({ ...identity, name: command, signal: 'SIGTERM', graceMilliseconds: 1_000 });
    if (identity !== undefined && options.niceness) setPriority(identity.pid, options.niceness);
    const kill = (): void => {
      if (identity !== undefined) killGroup(identity);
    };
    const timer = options.timeout === undefined ? undefined : setTimeout(kill, options.timeout);
    options.signal?.addEventListener('abort', kill, { once: true });
    const collectOutput = (chunk: Buffer): void => {
      output += chunk.toString();
      options.onOutput?.(chunk.toString());
    };
    const finish = (code: number): void => {
      clearTimeout(timer);
      if (identity !== undefined) forget(identity.pid);
      options.signal?.removeEventListener('abort', kill);
      resolve({ code, output });
    };
    child.stdout.on('data', collectOutput);
    child.stderr.on('data', collectOutput);
    // A command may exit without reading its input.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 137));
  });
}
