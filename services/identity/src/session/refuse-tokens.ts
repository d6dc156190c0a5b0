import { userRoleChanged } from '@gvg/contracts/identity/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Identity } from '../identity.ts';
import type { StoredUser } from '../user/user.model.ts';

type Refusing = Pick<Identity, 'revocations'>;

/** Rejects access tokens below the version of `user` from the commit on, and closes their sockets. Sessions continue by a refresh. */
export async function refuseOlderTokens(
  { revocations }: Refusing,
  transaction: Transaction,
  { _id, roles, tokenVersion, revision }: StoredUser,
  context: EventContext,
): Promise<void> {
  const id = _id.toHexString();
  await revocations.raiseLowestVersion(transaction, id, tokenVersion);
  transaction.record({
    contract: userRoleChanged,
    subjectId: id,
    revision,
    data: { _id: id, roles, tokenVersion },
    context,
  });
}

/** Rejects all access tokens of staff from the commit on, because their requirements have changed. Their refresh checks these. */
export async function refuseTokensOfStaff(
  identity: Refusing & Pick<Identity, 'users'>,
  transaction: Transaction,
  context: EventContext,
): Promise<void> {
  const { session } = transaction;
  const staff = await identity.users
    .find({ roles: { $in: ['ADMIN', 'SYSTEM_ADMIN'] }, isClosed: false }, { _id: 1 })
    .session(session)
    .lean();
  for (const { _id } of staff) await refuseTokensOf(identity, transaction, _id, context);
}

export async function refuseTokensOf(
  identity: Refusing & Pick<Identity, 'users'>,
  transaction: Transaction,
  id: StoredUser['_id'],
  context: EventContext,
): Promise<void> {
  const { session } = transaction;
  const user = await identity.users
    .findOneAndUpdate({ _id: id }, { $inc: { tokenVersion: 1, revision: 1 } }, { session, returnDocument: 'after' })
    .orFail()
    .lean<StoredUser>();
  await refuseOlderTokens(identity, transaction, user, context);
}
