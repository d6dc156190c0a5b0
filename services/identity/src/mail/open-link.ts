import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import { localePath } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import type { StoredUser } from '../user/user.model.ts';
import { createAuthCode } from './auth-codes.ts';
import type { StoredMail } from './mail.model.ts';

interface LinkedPage {
  path: string;
  /** Set if the mail is also sent without the link. */
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

/** Returns true for a mail that contains a link of its own. */
export const hasLink = ({ template, link }: Linked): boolean =>
  pages[template] !== undefined && (link !== null || pages[template].isOptional !== true);

/** Returns true for a mail that needs its link, which can no longer be created. */
export const hasLostItsLink = (mail: Linked): boolean => hasLink(mail) && mail.link === null;

/** A mail delayed this long is obsolete; notify gives up before. */
const waitingLifetimeMs = 24 * 60 * 60 * 1000;

export interface OpenedLink {
  link: string;
  linkExpiresAt: string;
}

/**
 * Creates a link for a mail to `to`, with a new code that works for 30 minutes from now. The code is in the fragment, which browsers do not send to servers, so
 * that it is not logged. Throws `ACTION_NOT_ALLOWED` if a link for the same purpose was used, or another address was requested.
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
