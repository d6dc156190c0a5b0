import type { Locale } from '@gvg/contracts/values/locale';
import { localePath } from '@gvg/contracts/values/locale';
import type { BuyingContent } from '../../buying/fetch-buying-content.ts';
import type { Message } from '../message.ts';
import type { BuyingTexts } from './locales/buying-texts.ts';
import { buyingTexts as en } from './locales/en.ts';
import { buyingTexts as vi } from './locales/vi.ts';
import { orderParts } from './order-parts.ts';
import { quoteParts } from './quote-parts.ts';

const languages: Record<Locale, BuyingTexts> = { vi, en };

/** Builds the text of a mail about an order or a quote in its reader's language; `origin` is the site's. */
export function buildBuyingMessage(
  content: BuyingContent,
  { locale, origin }: { locale: Locale; origin: string },
): Message {
  const texts = languages[locale];
  const { values, path, ...parts } =
    content.template === 'QUOTE_ANSWERED'
      ? quoteParts(content, { locale, words: texts.words })
      : orderParts(content, { locale, words: texts.words });
  const pageAt = (page: string): string => `${origin}${localePath(locale, page)}`;
  const { button, notice, ...text } = texts[content.template](values);
  return {
    ...text,
    ...parts,
    ...(notice !== undefined && { notice }),
    button: { label: button, link: pageAt(path) },
    ...(values.code !== '' && {
      track: { label: texts.words.track, link: pageAt(`/order/track?code=${values.code}`) },
    }),
    preferences: pageAt('/user/notification'),
  };
}
