import { localePath } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';
import { formatInstant } from './format-instant.ts';
import * as en from './locales/en.ts';
import type { MailTexts } from './locales/mail-texts.ts';
import * as vi from './locales/vi.ts';
import type { Message, Phrases } from './message.ts';

const languages: Record<Locale, { phrases: Phrases; texts: MailTexts }> = { vi, en };

/** Where a mail leads to when identity gives it no link; the others are nothing without their link. */
const pages: Partial<Record<MailTemplate, string>> = {
  WELCOME: '/',
  EMAIL_CHANGE_REQUESTED: '/user/profile',
  EMAIL_IN_USE: '/user/profile',
  PASSWORD_CHANGED: '/user/profile',
  NEW_SIGN_IN: '/user/profile',
};

export const phrasesIn = (locale: Locale): Phrases => languages[locale].phrases;

/** The text of a mail in its reader's language; `origin` is the site's. @throws Error when identity gave no link to a mail that is about one */
export function buildMessage(
  { template, locale, link, linkExpiresAt, newEmail, signIn }: Omit<MailContent, 'to' | 'displayName'>,
  origin: string,
): Message {
  const page = pages[template];
  if (page === undefined && (link === undefined || linkExpiresAt === undefined))
    throw new Error(`${template} needs a link with the end of its validity`);
  const { button, notice, facts, ...text } = languages[locale].texts[template]({
    deadline: link && linkExpiresAt && formatInstant(linkExpiresAt, locale),
    newEmail,
    signIn: signIn && { ...signIn, at: formatInstant(signIn.at, locale) },
  });
  // A client that does not say what it is has neither a browser's name nor a system's.
  const known = facts?.filter(([, value]) => value !== '');
  return {
    ...text,
    ...(notice !== undefined && { notice }),
    ...(known && { facts: known }),
    button: { label: button, link: link ?? `${origin}${localePath(locale, page ?? '/')}` },
  };
}
