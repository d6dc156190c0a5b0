import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import type { TFunction } from '@gvg/i18n';

export const namespace = 'storefront';

/** Returns the storefront's texts, and the page's language for localized content from the API. */
export function useTexts(): { t: TFunction; locale: Locale } {
  const { t, i18n } = useTranslation(namespace);
  return { t, locale: i18n.language === 'en' ? 'en' : 'vi' };
}
