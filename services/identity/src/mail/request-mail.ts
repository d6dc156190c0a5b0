import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import { emailRequested } from '@gvg/contracts/identity/events';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { EventContext } from '@gvg/messaging/outbox';
import { recordEvent } from '@gvg/messaging/outbox';
import type { Identity } from '../identity.ts';
import type { StoredUser } from '../user/user.model.ts';
import type { AuthCodePurpose } from './auth-code.model.ts';
import { createAuthCode } from './auth-codes.ts';
import type { StoredMail } from './mail.model.ts';

export interface MailRequest {
  user: Pick<StoredUser, '_id' | 'email'>;
  template: MailTemplate;
  /** What its link is for, where it has one. */
  link?: AuthCodePurpose;
  /** Default: the account's address when the mail is sent. */
  to?: string;
  newEmail?: string;
  signIn?: StoredMail['signIn'];
  context: EventContext;
}

/** Requests a mail in the transaction of its reason. The event names it alone: address and code are asked for when it is sent. */
export async function requestMail(identity: Pick<Identity, 'connection' | 'mails' | 'authCodes' | 'derivedKeys' | 'now'>, session: ClientSession, request: MailRequest): Promise<void> {
  const { user, template, link, to = null, newEmail = null, signIn = null, context } = request;
  const mail: StoredMail = { _id: new Types.ObjectId(), user: user._id, template, requestedAt: identity.now(), to, newEmail, signIn };
  await identity.mails.insertMany([mail], { session });
  if (link !== undefined) await createAuthCode(identity, session, { user: user._id, purpose: link, mail: mail._id, email: to ?? user.email });
  const id = mail._id.toHexString();
  await recordEvent(identity.connection, session, { contract: emailRequested, subjectId: id, revision: 1, data: { mail: id, user: user._id.toHexString(), template }, context });
}
