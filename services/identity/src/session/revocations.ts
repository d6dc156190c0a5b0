import type { Model } from 'mongoose';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { Redis } from '@gvg/service-kit/data/redis';
import { createRevokedSessions, revocationRetentionMs } from '@gvg/service-kit/security/revoked-sessions';
import type { StoredRevocation } from './revocation.model.ts';

export interface Revocations {
  /** Rejects access tokens of these sessions from the commit on. */
  revokeSessions(transaction: Transaction, sids: readonly string[]): Promise<void>;
  /** Rejects access tokens of this user below `lowestVersion` from the commit on. */
  raiseLowestVersion(transaction: Transaction, user: string, lowestVersion: number): Promise<void>;
  close(): void;
}

export interface RevocationOptions {
  model: Model<StoredRevocation>;
  redis: Redis;
  logger: Logger;
}

/** Half of the second within which a revocation takes effect once Redis is back (rules/accounts.md). */
const retryMs = 500;

/**
 * Writes revocations to the database in their transaction, and copies them to Redis, where every service looks them up. While Redis is unavailable they wait.
 * When it is back, all valid ones are copied again, because it may have lost them.
 */
export async function openRevocations({ model, redis, logger }: RevocationOptions): Promise<Revocations> {
  const refused = createRevokedSessions(redis);
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

  async function copyCommitted(revocation: StoredRevocation): Promise<void> {
    try {
      await copy(revocation);
    } catch (error) {
      logger.warn({ err: error }, 'revocations wait for Redis');
      copyLater();
    }
  }

  async function store(
    { session, afterCommit }: Transaction,
    revocation: Omit<StoredRevocation, 'until'>,
  ): Promise<void> {
    const stored = { ...revocation, until: new Date(Date.now() + revocationRetentionMs) };
    await model.replaceOne({ _id: stored._id }, stored, { upsert: true, session });
    afterCommit(() => copyCommitted(stored));
  }

  const onReady = () => void copyAll();
  redis.on('ready', onReady);
  await copyAll();

  return {
    async revokeSessions(transaction, sids) {
      for (const sid of sids)
        await store(transaction, { _id: `session:${sid}`, type: 'SESSION', subject: sid, lowestVersion: null });
    },
    raiseLowestVersion: (transaction, user, lowestVersion) =>
      store(transaction, { _id: `user:${user}`, type: 'USER', subject: user, lowestVersion }),
    close() {
      closed = true;
      clearTimeout(retry);
      redis.off('ready', onReady);
    },
  };
}
