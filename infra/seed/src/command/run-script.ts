import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const repository = path.resolve(import.meta.dirname, '../../../..');

export interface ScriptOptions {
  args?: readonly string[];
  environment: Record<string, string>;
  input?: Readable;
}

/** Runs a service's command with the current Node binary, with inherited output. Rejects on a non-zero exit code or a signal. */
export async function runScript(script: string, { args = [], environment, input }: ScriptOptions): Promise<void> {
  const child = spawn(process.execPath, [path.join(repository, script), ...args], {
    env: { ...process.env, ...environment },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${script} ended with ${signal ?? `code ${code}`}`));
    });
  });
  // A command that exits early closes its input: its exit code is more informative than the pipe error.
  const inputDone =
    input === undefined || child.stdin === null ? undefined : pipeline(input, child.stdin).catch(() => undefined);
  await Promise.all([ended, inputDone]);
}
