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

/** Target of a mail for which identity provides no link; the other mails need their link. */
const pages: Partial<Record<MailTemplate, string>> = {
  WELCOME: '/',
  EMAIL_CHANGE_REQUESTED: '/user/profile',
  EMAIL_IN_USE: '/user/profile',
  PASSWORD_CHANGED: '/user/profile',
  NEW_SIGN_IN: '/user/profile',
};

export const phrasesIn = (locale: Locale): Phrases => languages[locale].phrases;

type Content = Omit<MailContent, 'to' | 'displayName'>;

/** Builds the text of a mail in its reader's language; `origin` is the site's. Throws an Error if identity provided no link for a mail that needs one. */
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

/** Builds a mail for staff instead of its reader, with words in place of its link. */
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
  // A client that does not identify itself has no name of a browser or system.
  const known = facts?.filter(([, value]) => value !== '');
  return {
    ...text,
    ...(notice !== undefined && { notice }),
    ...(known && { facts: known }),
    button: { label: button, link },
  };
}
