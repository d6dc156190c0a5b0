import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteEntry } from '../site.ts';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { tailOf } from '../process/managed-process.ts';
import { repository } from '../state/paths.ts';

/** Serialises builds of one clone, for example of a start and a concurrent test, because they write the same files. */
export const buildLock = path.join(repository, '.data/build.lock');

export type BuildOptions = {
  logs: string;
  signal: AbortSignal;
  /** Niceness of the build's processes. A higher value yields to more urgent work. */
  niceness?: number;
};

/** Builds the shell or a remote. An unchanged one comes from turbo's cache. Returns true if it had changed. */
export async function buildFrontend(
  { packageName }: Pick<SiteEntry, 'packageName'>,
  { logs, signal, niceness = 0 }: BuildOptions,
): Promise<boolean> {
  mkdirSync(logs, { recursive: true });
  const logFile = path.join(logs, 'build.log');
  const turbo = path.join(repository, 'node_modules/.bin/turbo');
  const { code, output } = await runCommand(
    turbo,
    ['run', 'build', `--filter=${packageName}`, '--output-logs=new-only'],
    {
      cwd: repository,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', NODE_ENV: 'production' },
      signal,
      niceness,
      onOutput: (chunk) => appendFileSync(logFile, chunk),
    },
  );
  signal.throwIfAborted();
  if (code !== 0)
    throw new UserError(`The build of ${packageName} failed; the end of ${logFile}:\n${tailOf(logFile, 40)}`);
  return !/Cached:\s+1 cached, 1 total/.test(output);
}
