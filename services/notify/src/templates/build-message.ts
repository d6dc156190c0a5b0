import type { Locale } from '@gvg/contracts/locale';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';
import { formatInstant } from './format-instant.ts';
import * as en from './locales/en.ts';
import type { MailTexts } from './locales/mail-texts.ts';
import * as vi from './locales/vi.ts';
import type { Message, Phrases } from './message.ts';

const languages: Record<Locale, { phrases: Phrases; texts: MailTexts }> = { vi, en };

/** Mails that are nothing without their link. */
const withLink: readonly MailTemplate[] = ['VERIFY_EMAIL', 'VERIFY_NEW_EMAIL', 'RESET_PASSWORD'];

export const phrasesIn = (locale: Locale): Phrases => languages[locale].phrases;

/** The text of a mail in its reader's language. @throws Error when identity gave no link to a mail that is about one */
export function buildMessage({ template, locale, link, linkExpiresAt, newEmail, signIn }: Omit<MailContent, 'to' | 'displayName'>): Message {
  if (withLink.includes(template) && (link === undefined || linkExpiresAt === undefined)) throw new Error(`${template} needs a link with the end of its validity`);
  const { button, facts, ...text } = languages[locale].texts[template]({
    deadline: linkExpiresAt === undefined ? '' : formatInstant(linkExpiresAt, locale),
    newEmail,
    signIn: signIn && { ...signIn, at: formatInstant(signIn.at, locale) },
  });
  return { ...text, ...(facts && { facts }), ...(link !== undefined && { button: { label: button, link } }) };
}
