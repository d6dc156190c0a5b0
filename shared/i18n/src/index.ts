import i18next from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

export { I18nextProvider, useTranslation } from 'react-i18next';
export type { i18n as I18n, TFunction } from 'i18next';

/** Texts by namespace: one namespace per remote, one for the shell. */
export type Texts = Record<string, Record<string, unknown>>;

/**
 * Creates an instance: one per page in the browser and one per request on the server, where the default instance would be shared between
 * requests.
 */
export function createI18n(locale: 'vi' | 'en', texts: Texts): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
