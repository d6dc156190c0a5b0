import { pageContext } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import type { TFunction } from '@gvg/i18n';

/** Namespace of the texts of the customer's own pages, separate from the storefront's, which are in every document. */
const namespace = 'storefront-account';

/** Loads the texts in the page's language. Browser only. */
export async function loadAccountTexts(): Promise<void> {
  const { i18n, locale } = pageContext();
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const { account } = await (locale === 'en'
    ? import(/* webpackChunkName: "account-texts-en" */ '../locales/en/account.ts')
    : import(/* webpackChunkName: "account-texts-vi" */ '../locales/vi/account.ts'));
  i18n.addResourceBundle(locale, namespace, account);
}

/** For components below one that has waited for `loadAccountTexts`. */
export function useAccountTexts(): { t: TFunction; locale: Locale } {
  const { t, i18n } = useTranslation(namespace);
  return { t, locale: i18n.language === 'en' ? 'en' : 'vi' };
}
