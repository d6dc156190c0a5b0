import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { tailOf } from '../../process/managed-process.ts';
import { repository } from '../../state/paths.ts';
import type { StepOutcome } from '../step.ts';
import { occupyPorts } from './occupy-ports.ts';
import { npmStart } from './npm-start.ts';
import { makeUser, runOrThrow, processesOf, removeUser } from './system-user.ts';
import { visitShop } from './visit-shop.ts';

/** Default ports of the backing services and the site, which this test occupies. */
const defaultPorts = [5672, 6379, 27017, 3000];
const startTimeoutMs = 10 * 60_000;

/** Runs `npm start`, a visit to the shop and Ctrl-C in a fresh clone of a new user with empty caches and with the default ports occupied. */
export async function startAsPlainUser(
  logs: string,
  onProgress: (detail: string) => void,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const user = `gvg-${randomBytes(3).toString('hex')}`;
  const logFile = path.join(logs, 'plain-user.log');
  const releasePorts = await occupyPorts(defaultPorts);
  try {
    onProgress(`${user} clones the repository`);
    const home = await makeUser(user, signal);
    const clone = path.join(home, 'site');
    await runOrThrow('git', ['clone', '--quiet', '--no-hardlinks', repository, clone], signal);
    await runOrThrow('chown', ['-R', `${user}:`, clone], signal);

    const startedAt = Date.now();
    const site = npmStart(user, home, clone, logFile, (line) => onProgress(line.slice(0, 80)));
    const limit = AbortSignal.any([signal, AbortSignal.timeout(startTimeoutMs)]);
    const url = await Promise.race([site.url, aborted(limit)]);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    const product = await visitShop(url);
    await site.interrupt();
    const leftover = await processesOf(user);
    if (leftover.size > 0) throw new Error(`left running after Ctrl-C: ${[...leftover.values()].join('; ')}`);
    return { failed: false, detail: `${url} showed “${product}” ${seconds} s after npm start` };
  } catch (error) {
    signal.throwIfAborted();
    return { failed: true, detail: (error as Error).message, output: tailOf(logFile, 60) };
  } finally {
    await removeUser(user);
    releasePorts();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
}
