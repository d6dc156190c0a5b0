import { pageContext } from '@gvg/browser-kit';

/** Texts of the modals, pages and menu of accounts, namespace `account`. */
export async function loadAccountTexts(): Promise<void> {
  const { i18n, locale } = pageContext();
  if (i18n.hasResourceBundle(locale, 'account')) return;
  const { accountTexts } = await (locale === 'en'
    ? import(/* webpackChunkName: "later-account-en" */ './locales/en.ts')
    : import(/* webpackChunkName: "later-account-vi" */ './locales/vi.ts'));
  i18n.addResourceBundle(locale, 'account', accountTexts);
}

/** The modals of accounts, loaded on first use. */
export async function loadAccount() {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "later-account" */ './account.ts'),
    loadAccountTexts(),
  ]);
  return module;
}

/** What the header shows of a signed-in person. */
export async function loadAccountMenu() {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "later-account-menu" */ './account-menu.tsx'),
    loadAccountTexts(),
  ]);
  return module;
}
