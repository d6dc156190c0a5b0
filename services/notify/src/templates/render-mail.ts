import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@gvg/contracts/values/locale';
import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';
import { buildMessage, phrasesIn } from './build-message.ts';
import { greetingName } from './greeting-name.ts';
import { logoId, renderHtml } from './render-html.ts';
import type { Message } from './message.ts';
import { renderText } from './render-text.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  locale: Locale;
  /** Pictures within the mail: a reader fetches nothing. */
  attachments: { cid: string; filename: string; contentType: string; contentDisposition: 'inline'; content: Buffer }[];
}

/** The shop's mark, 80 × 80 pixels, shown at half of that. */
const logo = readFileSync(path.join(import.meta.dirname, 'logo.png'));

/** A mail in its reader's language, as HTML and as text; `origin` is the site's. */
export function renderMail({ to: _, displayName, locale, ...content }: MailContent, origin: string): RenderedMail {
  return renderMessage(buildMessage({ ...content, locale }, origin), { displayName, locale });
}

export function renderMessage(
  message: Message,
  { displayName, locale }: Pick<MailContent, 'displayName' | 'locale'>,
): RenderedMail {
  const options = { locale, phrases: phrasesIn(locale), name: greetingName(displayName) };
  return {
    subject: message.subject,
    html: renderHtml(message, options),
    text: renderText(message, options),
    locale,
    attachments: [
      { cid: logoId, filename: 'logo.png', contentType: 'image/png', contentDisposition: 'inline', content: logo },
    ],
  };
}
