import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Identity } from '../identity.ts';
import { refuseTokensOf } from '../session/refuse-tokens.ts';
import { isStaffUser } from '../user/is-staff-user.ts';
import type { StoredUser } from '../user/user.model.ts';

type Migrated = Pick<Identity, 'users' | 'sessions' | 'secondFactors' | 'revocations' | 'withTransaction'>;

const unrecorded = { passedSecondFactor: { $exists: false } };

/**
 * Sessions of earlier versions do not state whether a second factor was shown. Those started after its setup were asked for it; all others count as without.
 * Access tokens of staff are rejected, so that a refresh asks for what is missing: a second factor or a verified address.
 */
export async function recordSecondFactorOfSessions(identity: Migrated): Promise<number> {
  const { sessions, users } = identity;
  const holders = await users
    .find({ $or: [{ roles: { $in: ['ADMIN', 'SYSTEM_ADMIN'] } }, { hasSecondFactor: true }], isClosed: false })
    .lean<StoredUser[]>();
  let changed = 0;
  for (const user of holders)
    changed += await identity.withTransaction((transaction) => recordOf(identity, transaction, user));
  const { modifiedCount } = await sessions.collection.updateMany(unrecorded, { $set: { passedSecondFactor: false } });
  return changed + modifiedCount;
}

async function recordOf(identity: Migrated, transaction: Transaction, user: StoredUser): Promise<number> {
  const { session } = transaction;
  const { collection } = identity.sessions;
  const factor = await identity.secondFactors
    .findOne({ _id: user._id, isEnabled: true })
    .session(session)
    .lean<{ _id: Types.ObjectId; createdAt: Date }>();
  const record = async (filter: object, passedSecondFactor: boolean) =>
    (
      await collection.updateMany(
        { ...filter, ...unrecorded, user: user._id },
        { $set: { passedSecondFactor } },
        { session },
      )
    ).modifiedCount;
  const passed = factor === null ? 0 : await record({ createdAt: { $gte: factor.createdAt } }, true);
  const changed = passed + (await record({}, false));
  if (changed > 0 && isStaffUser(user))
    await refuseTokensOf(identity, transaction, user._id, {
      actor: { kind: 'system', id: 'migration' },
      correlationId: randomUUID(),
    });
  return changed;
}
