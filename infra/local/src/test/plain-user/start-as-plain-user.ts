import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { tailOf } from '../../process/managed-process.ts';
import { repository } from '../../state/paths.ts';
import type { StepOutcome } from '../step.ts';
import { holdPorts } from './held-ports.ts';
import { npmStart } from './npm-start.ts';
import { makeUser, must, processesOf, removeUser } from './system-user.ts';
import { visitShop } from './visit-shop.ts';

/** Ports that the parts and the site would like; here they are taken. */
const wishedPorts = [5672, 6379, 27017, 3000];
const startLimit = 10 * 60_000;

/** A fresh clone in the home of a fresh user, whose every cache is empty, with the usual ports taken: `npm start`, a look at the shop, Ctrl-C. */
export async function startAsPlainUser(logs: string, say: (detail: string) => void, signal: AbortSignal): Promise<StepOutcome> {
  const user = `gvg-${randomBytes(3).toString('hex')}`;
  const logFile = path.join(logs, 'plain-user.log');
  const giveBack = await holdPorts(wishedPorts);
  try {
    say(`${user} clones the repository`);
    const home = await makeUser(user, signal);
    const clone = path.join(home, 'site');
    await must('git', ['clone', '--quiet', '--no-hardlinks', repository, clone], signal);
    await must('chown', ['-R', `${user}:`, clone], signal);

    const began = Date.now();
    const site = npmStart(user, home, clone, logFile, (line) => say(line.slice(0, 80)));
    const limit = AbortSignal.any([signal, AbortSignal.timeout(startLimit)]);
    const url = await Promise.race([site.url, aborted(limit)]);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    const product = await visitShop(url);
    await site.interrupt();
    const left = await processesOf(user);
    if (left.size > 0) throw new Error(`left running after Ctrl-C: ${[...left.values()].join('; ')}`);
    return { failed: false, detail: `${url} showed “${product}” ${seconds} s after npm start` };
  } catch (error) {
    signal.throwIfAborted();
    return { failed: true, detail: (error as Error).message, output: tailOf(logFile, 60) };
  } finally {
    await removeUser(user);
    giveBack();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
}
