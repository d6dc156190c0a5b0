import type { Locale } from '@gvg/contracts/locale';
import type { Texts } from '@gvg/i18n';

/** Words of the common parts (`ui`) and of every error code (`errors`), one language at a time: they are too many to come twice. */
export async function loadKitTexts(locale: Locale): Promise<Texts> {
  const { kitTexts } = await (locale === 'en' ? import(/* webpackChunkName: "texts-en" */ './en.ts') : import(/* webpackChunkName: "texts-vi" */ './vi.ts'));
  return kitTexts;
}
