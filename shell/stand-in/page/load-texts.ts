import type { Locale } from '@gvg/contracts/values/locale';

export const standInNamespace = 'standIn';

export const loadStandInTexts = async (locale: Locale) =>
  (
    await (locale === 'en'
      ? import(/* webpackChunkName: "texts-en" */ './locales/en.ts')
      : import(/* webpackChunkName: "texts-vi" */ './locales/vi.ts'))
  ).standInTexts;
