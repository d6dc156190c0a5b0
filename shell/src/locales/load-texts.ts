import { loadKitTexts } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import type { Texts } from '@gvg/i18n';

/** Loads all texts of one language that a page needs at start: shell, shared components and errors. One chunk per language. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const [{ shellTexts }, kitTexts] = await Promise.all([
    locale === 'en'
      ? import(/* webpackChunkName: "texts-en" */ './en.ts')
      : import(/* webpackChunkName: "texts-vi" */ './vi.ts'),
    loadKitTexts(locale),
  ]);
  return { ...kitTexts, shell: shellTexts };
}
