import type { QueryFilter } from 'mongoose';
import { sessionRevoked } from '@gvg/contracts/identity/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Identity } from '../identity.ts';
import type { StoredUser } from '../user/user.model.ts';
import type { StoredSession } from './session.model.ts';

export interface SessionsToEnd {
  user: Pick<StoredUser, '_id' | 'revision'>;
  /** Filter of the user's sessions; default all. */
  which?: QueryFilter<StoredSession>;
  context: EventContext;
}

type Ending = Pick<Identity, 'sessions' | 'revocations'>;

/** Ends one session in the transaction, unless it has ended. Its user is the actor. */
export async function endSession(
  identity: Ending & Pick<Identity, 'users'>,
  transaction: Transaction,
  sid: string,
  context: EventContext,
): Promise<void> {
  const { session } = transaction;
  const stored = await identity.sessions.findById(sid, { user: 1 }).session(session).lean();
  const user = stored && (await identity.users.findById(stored.user).session(session).lean<StoredUser>());
  if (user)
    await endSessions(identity, transaction, {
      user,
      which: { _id: sid },
      context: { ...context, actor: { kind: 'user', id: user._id.toHexString() } },
    });
}

/** Ends sessions of a user in the transaction. On commit, their access tokens are rejected and their sockets close. Returns their number. */
export async function endSessions(
  { sessions, revocations }: Ending,
  transaction: Transaction,
  { user, which = {}, context }: SessionsToEnd,
): Promise<number> {
  const { session, record } = transaction;
  const filter = { ...which, user: user._id };
  const sids = (await sessions.find(filter, { _id: 1 }).session(session).lean<{ _id: string }[]>()).map(
    ({ _id }) => _id,
  );
  if (sids.length === 0) return 0;
  await sessions.deleteMany({ _id: { $in: sids } }, { session });
  await revocations.revokeSessions(transaction, sids);
  const id = user._id.toHexString();
  record({ contract: sessionRevoked, subjectId: id, revision: user.revision, data: { user: id, sids }, context });
  return sids.length;
}
