import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { Message } from '../message.ts';

/** What texts insert, already formatted in their language. */
export interface MailValues {
  /** Until when the link works. */
  deadline: string;
  newEmail: string | undefined;
  signIn: { browser: string; system: string; at: string } | undefined;
}

export type MailText = Omit<Message, 'button' | 'facts'> & {
  /** Shown where identity gives a link. */
  button: string;
  facts?: Message['facts'] | undefined;
};

/** The mails in one language. */
export type MailTexts = Record<MailTemplate, (values: MailValues) => MailText>;
