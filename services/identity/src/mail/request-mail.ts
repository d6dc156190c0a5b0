import { Types } from 'mongoose';
import { emailRequested } from '@gvg/contracts/identity/events';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { tooManyRequests } from '@gvg/service-kit/security/request-limits';
import type { Identity } from '../identity.ts';
import { emailKeyOf } from '../user/folded-keys.ts';
import type { StoredUser } from '../user/user.model.ts';
import type { AuthCodePurpose } from './auth-code.model.ts';
import type { StoredMail } from './mail.model.ts';
import { takeMail } from './receiver-limit.ts';

export interface MailRequest {
  user: Pick<StoredUser, '_id' | 'email' | 'emailKey' | 'emailVerified'>;
  template: MailTemplate;
  /** Purpose of its link, if it has one. */
  link?: AuthCodePurpose;
  /** Default: the account's address when the mail is sent. */
  to?: string;
  newEmail?: string;
  signIn?: StoredMail['signIn'];
  context: EventContext;
}

/** Mails whose requester may learn that the address is at its limit; others are skipped silently. */
const awaited: readonly MailTemplate[] = ['WELCOME', 'VERIFY_EMAIL', 'ACCOUNT_CREATED'];

/** Returns true for a mail that a stranger can cause: to an address that the account has not verified, or on anyone's request. */
const isByStranger = ({ user, template, to = user.email }: MailRequest) =>
  !user.emailVerified || emailKeyOf(to) !== user.emailKey || template === 'RESET_PASSWORD';

/**
 * Requests a mail in the transaction of its cause. The event contains only its id: address and code are read when it is sent. Mails that strangers can cause
 * are limited per address; throws `TOO_MANY_REQUESTS` if the requester waits for the mail.
 */
export async function requestMail(
  identity: Pick<Identity, 'mails' | 'receivers' | 'now'>,
  { session, record }: Transaction,
  request: MailRequest,
): Promise<void> {
  const { user, template, link = null, to = null, newEmail = null, signIn = null, context } = request;
  if (isByStranger(request)) {
    const waitMs = await takeMail(identity, session, to ?? user.email);
    if (waitMs > 0 && awaited.includes(template)) throw tooManyRequests(waitMs);
    if (waitMs > 0) return;
  }
  const mail: StoredMail = {
    _id: new Types.ObjectId(),
    user: user._id,
    template,
    requestedAt: identity.now(),
    to,
    link,
    linksMade: 0,
    newEmail,
    signIn,
  };
  await identity.mails.insertMany([mail], { session });
  const id = mail._id.toHexString();
  record({
    contract: emailRequested,
    subjectId: id,
    revision: 1,
    data: { mail: id, user: user._id.toHexString(), template },
    context,
  });
}
