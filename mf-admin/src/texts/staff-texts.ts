import { pageContext } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import type { TFunction } from '@gvg/i18n';

/** Namespace of the page texts. Separate from the remote's other texts, which are in every document. */
const namespace = 'admin-staff';

/** Loads the texts in the language of the page. Browser only. */
export async function loadStaffTexts(): Promise<void> {
  const { i18n, locale } = pageContext();
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const { staff } = await (locale === 'en'
    ? import(/* webpackChunkName: "staff-texts-en" */ '../locales/en/staff/index.ts')
    : import(/* webpackChunkName: "staff-texts-vi" */ '../locales/vi/staff/index.ts'));
  i18n.addResourceBundle(locale, namespace, staff);
}

/** For components below one that waited for `loadStaffTexts`. */
export function useStaffTexts(): { t: TFunction; locale: Locale } {
  const { t, i18n } = useTranslation(namespace);
  return { t, locale: i18n.language === 'en' ? 'en' : 'vi' };
}
