import type { ClientSession, Model } from 'mongoose';
import type { Logger } from '@gvg/service-kit/logger';
import type { Redis } from '@gvg/service-kit/redis';
import { createRevokedSessions, revocationRetentionMs } from '@gvg/service-kit/revoked-sessions';
import type { DatabaseContext } from '@gvg/service-kit/service-definition';
import type { StoredRevocation } from './revocation.model.ts';

type Transact = DatabaseContext['transact'];

export interface Revocations {
  /** Records in the transaction that access tokens of these sessions are refused. */
  revokeSessions(session: ClientSession, sids: readonly string[]): Promise<void>;
  /** Records in the transaction that access tokens of this user below `lowestVersion` are refused. */
  raiseLowestVersion(session: ClientSession, user: string, lowestVersion: number): Promise<void>;
  /** Transactions whose revocations are copied to Redis once they are committed. */
  transact: Transact;
  close(): void;
}

export interface RevocationOptions {
  model: Model<StoredRevocation>;
  redis: Redis;
  transact: Transact;
  logger: Logger;
}

/** Half of the second within which a revocation holds once Redis is back (rules/accounts.md). */
const retryMs = 500;

/**
 * Revocations are written to the database in the transaction that causes them, and copied from there to Redis, where every service looks them up. While
 * Redis is away they wait; all that are in force are copied again whenever it is back, as it may have lost them.
 */
export async function openRevocations({ model, redis, transact, logger }: RevocationOptions): Promise<Revocations> {
  const refused = createRevokedSessions(redis);
  const recorded = new WeakMap<ClientSession, StoredRevocation[]>();
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const copy = ({ type, subject, lowestVersion, until }: StoredRevocation) =>
    type === 'SESSION'
      ? refused.revoke(subject, until)
      : refused.raiseLowestVersion(subject, lowestVersion ?? 0, until);

  async function copyAll(): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    if (closed) return;
    try {
      for await (const revocation of model
        .find({ until: { $gt: new Date() } })
        .lean<StoredRevocation>()
        .cursor())
        await copy(revocation);
    } catch (error) {
      logger.warn({ err: error }, 'revocations wait for Redis');
      copyLater();
    }
  }

  function copyLater(): void {
    if (closed) return;
    retry ??= setTimeout(() => void copyAll(), retryMs);
  }

  async function copyCommitted(revocations: readonly StoredRevocation[]): Promise<void> {
    try {
      await Promise.all(revocations.map(copy));
    } catch (error) {
      logger.warn({ err: error }, 'revocations wait for Redis');
      copyLater();
    }
  }

  async function record(session: ClientSession, revocation: Omit<StoredRevocation, 'until'>): Promise<void> {
    const stored = { ...revocation, until: new Date(Date.now() + revocationRetentionMs) };
    await model.replaceOne({ _id: stored._id }, stored, { upsert: true, session });
    recorded.get(session)?.push(stored);
  }

  const onReady = () => void copyAll();
  redis.on('ready', onReady);
  await copyAll();

  return {
    async revokeSessions(session, sids) {
      for (const sid of sids)
        await record(session, { _id: `session:${sid}`, type: 'SESSION', subject: sid, lowestVersion: null });
    },
    raiseLowestVersion: (session, user, lowestVersion) =>
      record(session, { _id: `user:${user}`, type: 'USER', subject: user, lowestVersion }),
    async transact(work) {
      let committed: StoredRevocation[] = [];
      const result = await transact((session) => {
        // The driver may repeat the work: only what the last attempt has recorded counts.
        committed = [];
        recorded.set(session, committed);
        return work(session);
      });
      if (committed.length > 0) await copyCommitted(committed);
      return result;
    },
    close() {
      closed = true;
      clearTimeout(retry);
      redis.off('ready', onReady);
    },
  };
}
