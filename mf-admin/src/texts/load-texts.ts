import type { Locale } from '@gvg/contracts/values/locale';

/** Loads the texts of one language. Not called after server rendering, which sends the texts in the document. */
export async function loadTexts(locale: Locale): Promise<Record<string, unknown>> {
  const { texts } = await (locale === 'en'
    ? import(/* webpackChunkName: "texts-en" */ '../locales/en/index.ts')
    : import(/* webpackChunkName: "texts-vi" */ '../locales/vi/index.ts'));
  return texts;
}
