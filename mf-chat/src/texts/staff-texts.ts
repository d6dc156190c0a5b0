import { pageContext } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import type { TFunction } from '@gvg/i18n';
import { chatNamespace, loadChatTexts } from './chat-texts.ts';

const staffNamespace = 'staff-chat';

async function loadStaffTexts(locale: Locale): Promise<Record<string, unknown>> {
  const { staff } = await (locale === 'en'
    ? import(/* webpackChunkName: "staff-texts-en" */ '../locales/en/staff.ts')
    : import(/* webpackChunkName: "staff-texts-vi" */ '../locales/vi/staff.ts'));
  return staff;
}

/** Pending or completed loads of the texts of staff's side, by the page's i18n. */
const prepared = new WeakMap<object, Promise<void>>();

async function load(): Promise<void> {
  const { i18n, locale } = pageContext();
  const loads = { [staffNamespace]: loadStaffTexts, [chatNamespace]: loadChatTexts };
  await Promise.all(
    Object.entries(loads).map(
      async ([namespace, loadTexts]) =>
        i18n.hasResourceBundle(locale, namespace) || i18n.addResourceBundle(locale, namespace, await loadTexts(locale)),
    ),
  );
}

/** Loads the texts of staff's side and of the conversation in it. Returns the same promise for the whole page. */
export function prepareStaffTexts(): Promise<void> {
  const { i18n } = pageContext();
  const known = prepared.get(i18n);
  if (known !== undefined) return known;
  const loading = load().catch((error: unknown) => {
    // The next attempt to show the page loads them again.
    prepared.delete(i18n);
    throw error;
  });
  prepared.set(i18n, loading);
  return loading;
}

/** For components below one that has waited for `prepareStaffTexts`. */
export function useStaffTexts(): { t: TFunction; locale: Locale } {
  const { t, i18n } = useTranslation(staffNamespace);
  return { t, locale: i18n.language === 'en' ? 'en' : 'vi' };
}
