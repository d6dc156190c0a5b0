import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Identity } from '../identity.ts';
import { endLinks } from '../mail/auth-codes.ts';
import { requestMail } from '../mail/request-mail.ts';
import { endSessions } from '../session/end-sessions.ts';
import type { StoredUser } from '../user/user.model.ts';
import { changeUser } from '../user/user.repository.ts';

export interface NewPassword {
  passwordHash: string;
  /** `sid` of the session that continues; without it all end. */
  exceptSession?: string;
  /** Other fields to change. */
  set?: Pick<Partial<StoredUser>, 'emailVerified'>;
  context: EventContext;
}

/**
 * Sets the password of an account in the transaction. Locks out everyone who knew the old one: sessions and sent links end, browsers are no longer known, and a
 * pending change of the mail address is dropped. The owner gets a mail.
 */
export async function setPassword(
  identity: Identity,
  transaction: Transaction,
  user: StoredUser,
  { passwordHash, exceptSession, set = {}, context }: NewPassword,
): Promise<StoredUser> {
  const { session } = transaction;
  const change = { ...set, passwordHash, passwordChangedAt: identity.now(), pendingEmail: null };
  const after = await changeUser(identity, transaction, user, {
    set: change,
    changed: ['password', ...Object.keys(set)],
    context,
  });
  await endLinks(identity, session, user._id, ['RESET_PASSWORD', 'VERIFY_NEW_EMAIL']);
  await endSessions(identity, transaction, {
    user: after,
    ...(exceptSession !== undefined && { which: { _id: { $ne: exceptSession } } }),
    context,
  });
  await requestMail(identity, transaction, { user: after, template: 'PASSWORD_CHANGED', context });
  return after;
}
