import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Identity } from '../../identity.ts';
import { hashOf } from '../../secret/derived-keys.ts';
import { endSessions } from '../end-sessions.ts';
import { sessionOfRefreshToken, successorOf } from '../refresh-token.ts';
import { sessionLifetimeMs } from '../session.model.ts';
import type { StoredSession } from '../session.model.ts';

/** How long the token that was rotated last gets the same successor again: two tabs, or a response that was lost (rules/accounts.md). */
const graceMs = 30_000;

export interface Rotation {
  session: StoredSession;
  /** The next refresh token. */
  successor: string;
}

/**
 * Replaces a refresh token by its successor. Throws INVALID_PERMISSION for a token that is forged, expired or of a session that has ended; a genuine token
 * that was replaced earlier has been copied by somebody, so that it ends its session as well.
 */
export async function rotateRefreshToken(identity: Identity, token: string, context: EventContext): Promise<Rotation> {
  const sid = sessionOfRefreshToken(identity.derivedKeys, token);
  if (sid === undefined) throw new ApiFailure('INVALID_PERMISSION');
  const tokenHash = hashOf(token);
  const successor = successorOf(identity.derivedKeys, token);
  const now = identity.now();

  const rotated = await identity.sessions
    .findOneAndUpdate(
      { _id: sid, tokenHash, expiresAt: { $gt: now } },
      { $set: { tokenHash: hashOf(successor), previousTokenHash: tokenHash, rotatedAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + sessionLifetimeMs) } },
      { returnDocument: 'after' },
    )
    .lean<StoredSession>();
  if (rotated !== null) return { session: rotated, successor };

  const session = await identity.sessions.findOne({ _id: sid, expiresAt: { $gt: now } }).lean<StoredSession>();
  if (session === null) throw new ApiFailure('INVALID_PERMISSION');
  if (session.previousTokenHash === tokenHash && now.getTime() - session.rotatedAt.getTime() <= graceMs) return { session, successor };
  await endReusedSession(identity, session, context);
  throw new ApiFailure('INVALID_PERMISSION');
}

async function endReusedSession(identity: Identity, { _id, user }: StoredSession, context: EventContext): Promise<void> {
  identity.logger.warn({ sid: _id }, 'a refresh token was used again; its session ends');
  await identity.transact(async (session) => {
    const owner = await identity.users.findById(user).session(session).orFail();
    await endSessions(identity, session, { user: owner, which: { _id }, context });
  });
}
