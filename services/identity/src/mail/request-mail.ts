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
  /** What its link is for, where it has one. */
  link?: AuthCodePurpose;
  /** Default: the account's address when the mail is sent. */
  to?: string;
  newEmail?: string;
  signIn?: StoredMail['signIn'];
  context: EventContext;
}

/** Mails that somebody waits for who may learn that the address has had too many; the others are left out without a word. */
const awaited: readonly MailTemplate[] = ['WELCOME', 'VERIFY_EMAIL', 'ACCOUNT_CREATED'];

/** Whether somebody else than the reader can have caused it: it goes to an address that the account has not shown to be its own, or anybody asks for it. */
const isByStranger = ({ user, template, to = user.email }: MailRequest) =>
  !user.emailVerified || emailKeyOf(to) !== user.emailKey || template === 'RESET_PASSWORD';

/**
 * Requests a mail in the transaction of its reason. The event names it alone: address and code are asked for when it is sent. An address gets a limited number
 * of mails that strangers can cause; throws TOO_MANY_REQUESTS for a mail that somebody waits for.
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
