import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import { localePath } from '@gvg/contracts/locale';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Identity } from '../identity.ts';
import type { StoredUser } from '../user/user.model.ts';
import type { StoredAuthCode } from './auth-code.model.ts';
import { authCodeLifetimeMs, authCodeOf } from './auth-codes.ts';
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
};

export interface OpenedLink {
  link: string;
  linkExpiresAt: string;
}

/**
 * The link of a mail that is about to be sent; it works for 30 minutes from now. The code is in the fragment, which browsers send to no server, so that it
 * is in no log. Throws ACTION_NOT_ALLOWED when it has been used or replaced.
 */
export async function openLink(identity: Pick<Identity, 'authCodes' | 'derivedKeys' | 'environment' | 'now'>, { locale }: StoredUser, { _id: mail, template }: StoredMail): Promise<OpenedLink | undefined> {
  const page = pages[template];
  if (page === undefined) return undefined;
  const expiresAt = new Date(identity.now().getTime() + authCodeLifetimeMs);
  const code = await identity.authCodes.findOneAndUpdate({ mail, expiresAt: { $gt: identity.now() } }, { $set: { expiresAt } }).lean<StoredAuthCode>();
  if (code === null) {
    if (page.isOptional === true) return undefined;
    throw new ApiFailure('ACTION_NOT_ALLOWED');
  }
  return { link: `${identity.environment.PUBLIC_ORIGIN}${localePath(locale, page.path)}#code=${authCodeOf(identity, code)}`, linkExpiresAt: expiresAt.toISOString() };
}
