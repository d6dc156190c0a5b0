import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import { localePath } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import type { StoredUser } from '../user/user.model.ts';
import { createAuthCode } from './auth-codes.ts';
import type { StoredMail } from './mail.model.ts';

interface LinkedPage {
  path: string;
  /** Whether the mail is worth sending without it. */
  isOptional?: true;
}

const pages: Partial<Record<MailTemplate, LinkedPage>> = {
  WELCOME: { path: '/auth/verify', isOptional: true },
  VERIFY_EMAIL: { path: '/auth/verify' },
  VERIFY_NEW_EMAIL: { path: '/auth/verify' },
  RESET_PASSWORD: { path: '/auth/reset-password' },
  ACCOUNT_CREATED: { path: '/auth/reset-password' },
};

type Linked = Pick<StoredMail, 'template' | 'link'>;

/** Whether a mail is sent with a link of its own, or not at all. */
export const hasLink = ({ template, link }: Linked): boolean =>
  pages[template] !== undefined && (link !== null || pages[template].isOptional !== true);

/** Whether a mail is nothing without its link, and its link can be made no more. */
export const hasLostItsLink = (mail: Linked): boolean => hasLink(mail) && mail.link === null;

/** A mail that could not be sent for so long has lost its sense; notify has given up before. */
const waitingLifetimeMs = 24 * 60 * 60 * 1000;

export interface OpenedLink {
  link: string;
  linkExpiresAt: string;
}

/**
 * A link for the mail that is about to be sent to `to`, with a code of its own that works for 30 minutes from now. The code is in the fragment, which browsers
 * send to no server, so that it is in no log. Throws ACTION_NOT_ALLOWED when a link for the same was used, or another address asked for.
 */
export async function openLink(
  identity: Pick<Identity, 'authCodes' | 'mails' | 'environment' | 'withTransaction' | 'now'>,
  { _id: user, locale }: StoredUser,
  mail: StoredMail,
  to: string,
): Promise<OpenedLink | undefined> {
  const page = pages[mail.template];
  if (page === undefined) return undefined;
  const opened = await identity.withTransaction(async ({ session }) => {
    const open = {
      _id: mail._id,
      link: { $ne: null },
      requestedAt: { $gt: new Date(identity.now().getTime() - waitingLifetimeMs) },
    };
    const { link: purpose = null } =
      (await identity.mails.findOneAndUpdate(open, { $inc: { linksMade: 1 } }, { session }).lean<StoredMail>()) ?? {};
    return purpose === null
      ? undefined
      : createAuthCode(identity, session, { user, purpose, mail: mail._id, email: to });
  });
  if (opened === undefined) {
    if (page.isOptional === true) return undefined;
    throw new ApiFailure('ACTION_NOT_ALLOWED');
  }
  return {
    link: `${identity.environment.PUBLIC_ORIGIN}${localePath(locale, page.path)}#code=${opened.code}`,
    linkExpiresAt: opened.expiresAt.toISOString(),
  };
}
