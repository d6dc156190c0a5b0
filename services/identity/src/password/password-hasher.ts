import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { hashPassword, verifyPassword } from './password-hash.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash (no account, or one without a password) takes the same time and returns false. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** Each uses 19 MiB and a thread of the pool, which files and name lookups need too. */
const maxRunning = 2;
/** Two seconds of work; further callers are asked to retry. */
const maxWaiting = 100;

/** Hashes passwords within limited memory and CPU time. Throws `SERVICE_UNAVAILABLE` if too many are waiting. */
export async function openPasswordHasher(): Promise<PasswordHasher> {
  const queue = new PQueue({ concurrency: maxRunning });
  const hashForNobody = await hashPassword(randomBytes(32).toString('base64'));
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (queue.size >= maxWaiting) throw new ApiFailure('SERVICE_UNAVAILABLE', { headers: { 'retry-after': '2' } });
    return queue.add(task);
  };
  return {
    hash: (password) => run(() => hashPassword(password)),
    verify: async (password, hash) =>
      (await run(() => verifyPassword(password, hash ?? hashForNobody))) && hash !== null,
  };
}
