import type { Locale } from '@gvg/contracts/locale';

/** One language at a time; what a server drew brings its texts along, so that this is not asked for then. */
export async function loadTexts(locale: Locale): Promise<Record<string, unknown>> {
  const { texts } = await (locale === 'en'
    ? import(/* webpackChunkName: "texts-en" */ '../locales/en/index.ts')
    : import(/* webpackChunkName: "texts-vi" */ '../locales/vi/index.ts'));
  return texts;
}
