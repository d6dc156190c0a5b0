import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { Message } from '../message.ts';

/** What texts insert, already formatted in their language. */
export interface MailValues {
  /** Until when identity's link works; undefined for a mail that leads to an ordinary page. */
  deadline: string | undefined;
  newEmail: string | undefined;
  signIn: { browser: string; system: string; at: string } | undefined;
}

export type MailText = Omit<Message, 'button' | 'facts' | 'notice'> & {
  button: string;
  notice?: string | undefined;
  facts?: Message['facts'] | undefined;
};

/** The mails in one language. */
export type MailTexts = Record<MailTemplate, (values: MailValues) => MailText>;
