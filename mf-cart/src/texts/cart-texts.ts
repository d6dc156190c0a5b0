import { page, pageContext } from '@gvg/browser-kit';
import type { PreloadablePage } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import type { TFunction } from '@gvg/i18n';
import type { ComponentType } from 'react';

/** Namespace of the texts of cart and check-out, separate from the remote's other texts, which are in every document. */
const namespace = 'cart-lines';

/** Loads the texts in the page's language. Browser only. */
export async function loadCartTexts(): Promise<void> {
  const { i18n, locale } = pageContext();
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const { cartTexts } = await (locale === 'en'
    ? import(/* webpackChunkName: "cart-texts-en" */ '../locales/en/cart/index.ts')
    : import(/* webpackChunkName: "cart-texts-vi" */ '../locales/vi/cart/index.ts'));
  i18n.addResourceBundle(locale, namespace, cartTexts);
}

/** For components below one that has waited for its texts. */
export function useCartTexts(): { t: TFunction; locale: Locale } {
  const { t, i18n } = useTranslation(namespace);
  return { t, locale: i18n.language === 'en' ? 'en' : 'vi' };
}

/** Creates a component about the cart that is loaded together with its texts. */
export function cartPart(load: () => Promise<ComponentType>): PreloadablePage {
  return page(async () => (await Promise.all([load(), loadCartTexts()]))[0]);
}
