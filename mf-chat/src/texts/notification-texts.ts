import { page, pageContext } from '@gvg/browser-kit';
import type { PreloadablePage } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import type { TFunction } from '@gvg/i18n';
import type { ComponentType } from 'react';

/** Namespace of the texts of notifications, separate from the remote's other texts, which are in every document. */
export const notificationNamespace = 'chat-notifications';

/** Loads the texts of one language. Browser only. */
export async function loadNotificationTexts(locale: Locale): Promise<Record<string, unknown>> {
  const { notifications } = await (locale === 'en'
    ? import(/* webpackChunkName: "notification-texts-en" */ '../locales/en/notifications.ts')
    : import(/* webpackChunkName: "notification-texts-vi" */ '../locales/vi/notifications.ts'));
  return notifications;
}

/** For components below one that has waited for its texts. */
export function useNotificationTexts(): { t: TFunction; locale: Locale } {
  const { t, i18n } = useTranslation(notificationNamespace);
  return { t, locale: i18n.language === 'en' ? 'en' : 'vi' };
}

async function addTexts(): Promise<void> {
  const { i18n, locale } = pageContext();
  if (!i18n.hasResourceBundle(locale, notificationNamespace))
    i18n.addResourceBundle(locale, notificationNamespace, await loadNotificationTexts(locale));
}

/** Creates a component about notifications that is loaded together with its texts. */
export function notificationPart(load: () => Promise<ComponentType>): PreloadablePage {
  return page(async () => (await Promise.all([load(), addTexts()]))[0]);
}
