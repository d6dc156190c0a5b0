import type { Locale } from '@gvg/contracts/values/locale';
import type { Texts } from '@gvg/i18n';

/** Loads the texts of the UI components (`ui`) and of every error code (`errors`), only in the requested language to keep chunks small. */
export async function loadKitTexts(locale: Locale): Promise<Texts> {
  const { kitTexts } = await (locale === 'en'
    ? import(/* webpackChunkName: "texts-en" */ './en.ts')
    : import(/* webpackChunkName: "texts-vi" */ './vi.ts'));
  return kitTexts;
}
