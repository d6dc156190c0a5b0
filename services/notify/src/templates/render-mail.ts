import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@gvg/contracts/values/locale';
import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';
import type { MailPicture, MailPictures } from '../mail/send-mails/fetch-mail-pictures.ts';
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
  /** Pictures inside the mail, so that a reader fetches nothing. */
  attachments: { cid: string; filename: string; contentType: string; contentDisposition: 'inline'; content: Buffer }[];
}

/** The shop's logo, 80 × 80 pixels, shown at half that size. */
const logo = readFileSync(path.join(import.meta.dirname, 'logo.png'));

/** Renders a mail in its reader's language as HTML and text; `origin` is the site's. */
export function renderMail({ to: _, displayName, locale, ...content }: MailContent, origin: string): RenderedMail {
  return renderMessage(buildMessage({ ...content, locale }, origin), { displayName, locale });
}

const pictureId = (index: number): string => `picture-${index + 1}@goods-viet-goods`;
const extensions: Record<MailPicture['contentType'], string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** `pictures` are the available ones of its goods; the others are omitted. */
export function renderMessage(
  message: Message,
  { displayName, locale }: Pick<MailContent, 'displayName' | 'locale'>,
  pictures: MailPictures = new Map(),
): RenderedMail {
  const options = { locale, phrases: phrasesIn(locale), name: greetingName(displayName) };
  const pictureIds = new Map([...pictures.keys()].map((address, index) => [address, pictureId(index)]));
  return {
    subject: message.subject,
    html: renderHtml(message, { ...options, pictureIds }),
    text: renderText(message, options),
    locale,
    attachments: [
      { cid: logoId, filename: 'logo.png', contentType: 'image/png', contentDisposition: 'inline', content: logo },
      ...[...pictures.values()].map(({ contentType, content }, index) => ({
        cid: pictureId(index),
        filename: `picture-${index + 1}.${extensions[contentType]}`,
        contentType,
        contentDisposition: 'inline' as const,
        content,
      })),
    ],
  };
}
