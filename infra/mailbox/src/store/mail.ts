import { createHash } from 'node:crypto';
import { simpleParser } from 'mailparser';

/** What is known of a mail besides its source. */
export interface MailRecord {
  id: string;
  /** Of the first arrival, ISO 8601. */
  receivedAt: string;
  /** How often a mail with this Message-ID arrived. */
  arrivals: number;
  from: string;
  /** Addresses to which the server was asked to deliver it. */
  to: string[];
}

export interface Mail extends MailRecord {
  messageId: string;
  subject: string;
  text: string;
  /** Pictures that belong to the mail are in it as data URLs. */
  html: string | undefined;
  source: Buffer;
}

export async function parseMail(
  source: Buffer,
): Promise<Pick<Mail, 'messageId' | 'subject' | 'text' | 'html' | 'source'>> {
  const {
    messageId,
    subject = '',
    text = '',
    html,
  } = await simpleParser(source, { skipHtmlToText: true, skipTextToHtml: true });
  return {
    messageId: messageId ?? createHash('sha256').update(source).digest('hex'),
    subject,
    text,
    html: html === false ? undefined : html,
    source,
  };
}
