import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../../identity.ts';
import { hashOf } from '../../secret/derived-keys.ts';
import { endSession } from '../end-sessions.ts';
import { sessionOfRefreshToken, successorOf } from '../refresh-token.ts';
import { sessionLifetimeMs } from '../session.model.ts';
import type { StoredSession } from '../session.model.ts';

/** Time within which the previous token still returns the same successor: for two tabs, or a lost response (rules/accounts.md). */
const graceMs = 30_000;

/**
 * Returns the session of a refresh token, which may be the valid one or the previous one. Throws `INVALID_PERMISSION` for a token that is forged, expired or of
 * an ended session. An older genuine token has been copied, so it ends its session too.
 */
export async function sessionToRefresh(
  identity: Identity,
  token: string,
  context: EventContext,
): Promise<StoredSession> {
  const sid = sessionOfRefreshToken(identity.derivedKeys, token);
  if (sid === undefined) throw new ApiFailure('INVALID_PERMISSION');
  const tokenHash = hashOf(token);
  const now = identity.now();
  const session = await identity.sessions.findOne({ _id: sid, expiresAt: { $gt: now } }).lean<StoredSession>();
  if (session === null) throw new ApiFailure('INVALID_PERMISSION');
  if (session.tokenHash === tokenHash) return session;
  if (session.previousTokenHash === tokenHash && now.getTime() - session.rotatedAt.getTime() <= graceMs) return session;
  identity.logger.warn({ sid }, 'a refresh token was used again; its session ends');
  await identity.withTransaction((transaction) => endSession(identity, transaction, sid, context));
  throw new ApiFailure('INVALID_PERMISSION');
}

/** Replaces the session's refresh token and returns the successor, the same one if a concurrent call has done so. Throws like `sessionToRefresh`. */
export async function rotateRefreshToken(
  identity: Identity,
  { _id }: StoredSession,
  token: string,
  context: EventContext,
): Promise<string> {
  const tokenHash = hashOf(token);
  const successor = successorOf(identity.derivedKeys, token);
  const now = identity.now();
  const { matchedCount } = await identity.sessions.updateOne(
    { _id, tokenHash, expiresAt: { $gt: now } },
    {
      $set: {
        tokenHash: hashOf(successor),
        previousTokenHash: tokenHash,
        rotatedAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + sessionLifetimeMs),
      },
    },
  );
  if (matchedCount === 0) await sessionToRefresh(identity, token, context);
  return successor;
}
