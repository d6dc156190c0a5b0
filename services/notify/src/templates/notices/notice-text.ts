import type { Locale } from '@gvg/contracts/values/locale';
import { locales } from '@gvg/contracts/values/locale';
import type { BothLanguages } from '../../notification/notification.model.ts';
import type { NoticeTexts } from './locales/notice-texts.ts';
import { noticeTexts as en } from './locales/en.ts';
import { noticeTexts as vi } from './locales/vi.ts';

export interface NoticeText {
  title: BothLanguages;
  description: BothLanguages;
}

const languages: Record<Locale, NoticeTexts> = { vi, en };

/** Returns a notification in both languages, because its reader's language is known only when it is shown. */
export function noticeText(
  write: (texts: NoticeTexts, locale: Locale) => { title: string; description: string },
): NoticeText {
  const written = Object.fromEntries(locales.map((locale) => [locale, write(languages[locale], locale)])) as Record<
    Locale,
    { title: string; description: string }
  >;
  return {
    title: { vi: written.vi.title, en: written.en.title },
    description: { vi: written.vi.description, en: written.en.description },
  };
}
