import { page, pageContext } from '@gvg/browser-kit';
import type { PreloadablePage } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import type { TFunction } from '@gvg/i18n';
import type { ComponentType } from 'react';

/** Namespace of the texts of orders and quotes, separate from the remote's other texts, which are in every document. */
const namespace = 'cart-orders';

/** Loads the texts in the page's language. Browser only. */
export async function loadOrderTexts(): Promise<void> {
  const { i18n, locale } = pageContext();
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const { orders } = await (locale === 'en'
    ? import(/* webpackChunkName: "order-texts-en" */ '../locales/en/orders/index.ts')
    : import(/* webpackChunkName: "order-texts-vi" */ '../locales/vi/orders/index.ts'));
  i18n.addResourceBundle(locale, namespace, orders);
}

/** For components below one that has waited for `loadOrderTexts`. */
export function useOrderTexts(): { t: TFunction; locale: Locale } {
  const { t, i18n } = useTranslation(namespace);
  return { t, locale: i18n.language === 'en' ? 'en' : 'vi' };
}

/** Creates a component about orders that is loaded together with its texts. */
export function orderPart(load: () => Promise<ComponentType>): PreloadablePage {
  return page(async () => (await Promise.all([load(), loadOrderTexts()]))[0]);
}
