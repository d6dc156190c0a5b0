import { userErased } from '@gvg/contracts/identity/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import type { Identity } from '../../identity.ts';
import { removeFactor } from '../../second-factor/second-factors.ts';
import { endSessions } from '../../session/end-sessions.ts';
import { protectLastSystemAdmin } from '../last-system-admin.ts';
import type { StoredUser } from '../user.model.ts';
import { requireCaller } from '../user.repository.ts';

/** Fields of an erased person. The id remains, and with it what the books need. */
const nobody = {
  email: '',
  emailKey: '',
  emailVerified: false,
  pendingEmail: null,
  displayName: '',
  nameOrder: sortKeyOf(''),
  displayNameKeys: [],
  sharedNameKeys: [],
  searchWords: [],
  searchPhones: [],
  avatar: null,
  phone: null,
  birthday: null,
  gender: null,
  addresses: [],
  roles: ['USER'],
  passwordHash: null,
  hasSecondFactor: false,
  isBlocked: false,
  blockReason: null,
  isClosed: true,
} satisfies Partial<StoredUser>;

export interface Closing {
  id: string;
  /** Set if the person waives what the shop owes them. */
  forfeitsCredit: boolean;
  context: EventContext;
}

/**
 * Closes the caller's account in the transaction and records `user.erased`; address and name become free. Throws `ACTION_NOT_ALLOWED` for the last
 * SYSTEM_ADMIN.
 */
export async function eraseAccount(
  identity: Identity,
  transaction: Transaction,
  { id, forfeitsCredit, context }: Closing,
): Promise<void> {
  const { session } = transaction;
  const user = await requireCaller(identity.users, { id }, session);
  await protectLastSystemAdmin(identity, session, user);
  const set = { ...nobody, passwordChangedAt: identity.now() };
  const { modifiedCount } = await identity.users.updateOne(
    { _id: user._id, revision: user.revision },
    { $set: set, $inc: { revision: 1 } },
    { session },
  );
  if (modifiedCount === 0) throw concurrentChangeError('user');

  const revision = user.revision + 1;
  await endSessions(identity, transaction, { user: { _id: user._id, revision }, context });
  await removeFactor(identity, session, user);
  await identity.googleAccounts.deleteMany({ user: user._id }, { session });
  await identity.views.deleteMany({ owner: user._id, isShared: false }, { session });
  await identity.authCodes.deleteMany({ user: user._id }, { session });
  // Waiting mails are no longer sent; the rows tell notify the reason.
  await identity.mails.updateMany(
    { user: user._id },
    { $set: { to: null, link: null, newEmail: null, signIn: null } },
    { session },
  );
  transaction.record({ contract: userErased, subjectId: id, revision, data: { _id: id, forfeitsCredit }, context });
}
