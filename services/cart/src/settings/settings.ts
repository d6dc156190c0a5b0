import { getCartSettings, updateCartSettings } from '@gvg/contracts/cart/http/settings';
import { settingsRoutes } from '@gvg/service-kit/http/settings-routes';
import type { SettingsDefinition } from '@gvg/service-kit/data/settings-store';
import type { Cart } from '../cart.ts';
import { keepFormerAccounts } from '../payment/former-account/keep-former-accounts.ts';
import type { SettingsValues } from './settings-values.ts';

/** Of a new shop (rules/settings.md). */
export const defaultSettings: SettingsValues = {
  depositShare: 100,
  unpaidHours: 48,
  underpaidHours: 72,
  importGraceHours: 24,
  quoteHours: 72,
  feePercent: 5,
  bankAccounts: [],
};

/** The account that older versions gave to a new shop: somebody else's, if it is anybody's. */
const isExampleAccount = ({ bin, account }: SettingsValues['bankAccounts'][number]): boolean =>
  bin === '970436' && account === '1234567890';

/** The settings of cart. In PRODUCTION the example account of older versions counts as none: customers' money would go to it. */
export function settingsDefinition(
  environment: Cart['environment']['ENVIRONMENT'],
): SettingsDefinition<SettingsValues> {
  return {
    service: 'cart',
    defaults: defaultSettings,
    ...(environment === 'PRODUCTION' && {
      interpret: (values) => ({
        ...values,
        bankAccounts: values.bankAccounts.filter((account) => !isExampleAccount(account)),
      }),
    }),
  };
}

/** The settings as the service opens them: accounts that leave them are kept. */
export function settingsWithFormerAccounts(
  models: Pick<Cart, 'formerAccounts'>,
  environment: Cart['environment']['ENVIRONMENT'],
): SettingsDefinition<SettingsValues> {
  return {
    ...settingsDefinition(environment),
    onReplace: ({ session }, change) => keepFormerAccounts(models, session, change),
  };
}

export function cartSettingsRoutes({ app, settings }: Pick<Cart, 'app' | 'settings'>): void {
  settingsRoutes(app, settings, { get: getCartSettings, update: updateCartSettings });
}
