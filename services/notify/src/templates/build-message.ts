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

type Content = Omit<MailContent, 'to' | 'displayName'>;

/** The text of a mail in its reader's language; `origin` is the site's. @throws Error when identity gave no link to a mail that is about one */
export function buildMessage({ link, linkExpiresAt, ...content }: Content, origin: string): Message {
  const { template, locale } = content;
  const page = pages[template];
  if (page === undefined && (link === undefined || linkExpiresAt === undefined))
    throw new Error(`${template} needs a link with the end of its validity`);
  return writeMessage(content, {
    link: link ?? `${origin}${localePath(locale, page ?? '/')}`,
    deadline: link && linkExpiresAt && formatInstant(linkExpiresAt, locale),
  });
}

/** The same for who looks at the mail without being its reader: with words in place of its link. */
export function buildHiddenMessage({ hasLink, ...content }: Content & { hasLink: boolean }): Message {
  const { hiddenLink, hiddenDeadline } = phrasesIn(content.locale);
  return writeMessage(content, { link: hiddenLink, deadline: hasLink ? hiddenDeadline : undefined });
}

function writeMessage(
  { template, locale, newEmail, signIn }: Content,
  { link, deadline }: { link: string; deadline: string | undefined },
): Message {
  const { button, notice, facts, ...text } = languages[locale].texts[template]({
    deadline,
    newEmail,
    signIn: signIn && { ...signIn, at: formatInstant(signIn.at, locale) },
  });
  // A client that does not say what it is has neither a browser's name nor a system's.
  const known = facts?.filter(([, value]) => value !== '');
  return {
    ...text,
    ...(notice !== undefined && { notice }),
    ...(known && { facts: known }),
    button: { label: button, link },
  };
}
