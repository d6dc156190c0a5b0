import { createWriteStream, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { SiteEntry } from '../site.ts';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { tailOf } from '../process/managed-process.ts';
import { repository } from '../state/paths.ts';

/** A bundler uses little more than one core. */
const concurrency = Math.max(2, availableParallelism());

/** Serialises builds of one clone, of a start and a concurrent test for example: both write the same files. */
export const buildLock = path.join(repository, '.data/build.lock');

/** Builds the shell and remotes among `entries`; unchanged packages come from turbo's cache. Returns a summary for the table. */
export async function buildFrontends(
  entries: readonly Pick<SiteEntry, 'packageName'>[],
  logs: string,
  signal: AbortSignal,
): Promise<string> {
  mkdirSync(logs, { recursive: true });
  const logFile = path.join(logs, 'build.log');
  const log = createWriteStream(logFile);
  const turbo = path.join(repository, 'node_modules/.bin/turbo');
  const filters = entries.map(({ packageName }) => `--filter=${packageName}`);
  const result = await runCommand(
    turbo,
    ['run', 'build', ...filters, `--concurrency=${concurrency}`, '--output-logs=new-only'],
    {
      cwd: repository,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', NODE_ENV: 'production' },
      signal,
      onOutput: (chunk) => log.write(chunk),
    },
  );
  await new Promise<void>((resolve) => log.end(resolve));
  signal.throwIfAborted();
  if (result.code !== 0) throw new UserError(`The build failed; the end of ${logFile}:\n${tailOf(logFile, 40)}`);
  const [, cached = '0', total = '0'] = /Cached:\s+(\d+) cached, (\d+) total/.exec(result.output) ?? [];
  return cached === total
    ? `${total} packages, unchanged`
    : `${Number(total) - Number(cached)} of ${total} packages rebuilt`;
}
