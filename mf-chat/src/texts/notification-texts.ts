import { page, pageContext } from '@gvg/browser-kit';
import type { PreloadablePage } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import type { TFunction } from '@gvg/i18n';
import type { ComponentType } from 'react';

/** Texts of notifications: apart from the remote's others, which are in every document and of no person. */
export const notificationNamespace = 'chat-notifications';

/** Texts of one language; browser only. */
export async function loadNotificationTexts(locale: Locale): Promise<Record<string, unknown>> {
  const { notifications } = await (locale === 'en'
    ? import(/* webpackChunkName: "notification-texts-en" */ '../locales/en/notifications.ts')
    : import(/* webpackChunkName: "notification-texts-vi" */ '../locales/vi/notifications.ts'));
  return notifications;
}

/** For components below one that waited for its texts. */
export function useNotificationTexts(): { t: TFunction; locale: Locale } {
  const { t, i18n } = useTranslation(notificationNamespace);
  return { t, locale: i18n.language === 'en' ? 'en' : 'vi' };
}

async function addTexts(): Promise<void> {
  const { i18n, locale } = pageContext();
  if (!i18n.hasResourceBundle(locale, notificationNamespace))
    i18n.addResourceBundle(locale, notificationNamespace, await loadNotificationTexts(locale));
}

/** A component about somebody's notifications, loaded together with its texts. */
export function notificationPart(load: () => Promise<ComponentType>): PreloadablePage {
  return page(async () => (await Promise.all([load(), addTexts()]))[0]);
}
