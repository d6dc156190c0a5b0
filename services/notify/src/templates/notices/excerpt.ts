import type { MessageContent } from '@gvg/contracts/chat/http/message-schema';
import type { ExcerptWords } from './locales/notice-texts.ts';

const maxCharacters = 100;

/** Returns a message for a notification: its text on one line, at most 100 characters, or what else it contains. */
export function excerpt({ text, images, link, card }: MessageContent, words: ExcerptWords): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line !== '') return words.quoted(shorten(line));
  if (images.length > 0) return words.images(images.length);
  if (card !== undefined) return card.kind === 'ORDER' ? words.order : words.quote;
  return words.quoted(shorten(link ?? ''));
}

function shorten(line: string): string {
  const characters = [...line];
  return characters.length <= maxCharacters
    ? line
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`;
}
