import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../../identity.ts';
import { hashOf } from '../../secret/derived-keys.ts';
import { endSession } from '../end-sessions.ts';
import { sessionOfRefreshToken, successorOf } from '../refresh-token.ts';
import { sessionLifetimeMs } from '../session.model.ts';
import type { StoredSession } from '../session.model.ts';

/** How long the token that was rotated last gets the same successor again: two tabs, or a response that was lost (rules/accounts.md). */
const graceMs = 30_000;

/**
 * The session that a refresh token can go on with: of the valid token, or of the one rotated last. Throws INVALID_PERMISSION for a token that is forged,
 * expired or of a session that has ended; a genuine token that was replaced earlier has been copied by somebody, so that it ends its session as well.
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

/** Replaces the refresh token of `session` by its successor, which it returns; the same one where another call has done so. Throws as above. */
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
