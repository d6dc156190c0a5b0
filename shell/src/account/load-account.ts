import { pageContext } from '@gvg/browser-kit';

/** Loads the texts of the account modals, pages and menu, namespace `account`. */
export async function loadAccountTexts(): Promise<void> {
  const { i18n, locale } = pageContext();
  if (i18n.hasResourceBundle(locale, 'account')) return;
  const { accountTexts } = await (locale === 'en'
    ? import(/* webpackChunkName: "later-account-en" */ './locales/en.ts')
    : import(/* webpackChunkName: "later-account-vi" */ './locales/vi.ts'));
  i18n.addResourceBundle(locale, 'account', accountTexts);
}

/** Loads the account modals, on first use. */
export async function loadAccount() {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "later-account" */ './account.ts'),
    loadAccountTexts(),
  ]);
  return module;
}

/** Loads the account menu in the header of a signed-in person. */
export async function loadAccountMenu() {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "later-account-menu" */ './account-menu.tsx'),
    loadAccountTexts(),
  ]);
  return module;
}
