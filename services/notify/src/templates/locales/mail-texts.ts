import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { Message } from '../message.ts';

/** Values for the texts, formatted in their language. */
export interface MailValues {
  /** Expiry of identity's link; undefined for a mail that links to an ordinary page. */
  deadline: string | undefined;
  newEmail: string | undefined;
  signIn: { browser: string; system: string; at: string } | undefined;
}

export type MailText = Omit<Message, 'button' | 'facts' | 'notice'> & {
  button: string;
  notice?: string | undefined;
  facts?: Message['facts'] | undefined;
};

/** Mails in one language. */
export type MailTexts = Record<MailTemplate, (values: MailValues) => MailText>;
