import { createHash } from 'node:crypto';
import { simpleParser } from 'mailparser';

/** Data of a mail besides its source. */
export interface MailRecord {
  id: string;
  /** Time of the first arrival, ISO 8601. */
  receivedAt: string;
  /** Number of arrivals of a mail with this Message-ID. */
  arrivals: number;
  from: string;
  /** Recipients of the SMTP envelope. */
  to: string[];
}

export interface Mail extends MailRecord {
  messageId: string;
  subject: string;
  text: string;
  /** HTML with the mail's pictures embedded as data URLs. */
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
