import { getCartSettings, updateCartSettings } from '@gvg/contracts/cart/http/settings';
import { settingsRoutes } from '@gvg/service-kit/http/settings-routes';
import type { SettingsDefinition } from '@gvg/service-kit/data/settings-store';
import type { Cart } from '../cart.ts';
import { keepFormerAccounts } from '../payment/former-account/keep-former-accounts.ts';
import type { SettingsValues } from './settings-values.ts';

/** Settings of a new shop (rules/settings.md). */
export const defaultSettings: SettingsValues = {
  depositShare: 100,
  unpaidHours: 48,
  underpaidHours: 72,
  importGraceHours: 24,
  quoteHours: 72,
  feePercent: 5,
  bankAccounts: [],
};

/** Account that older versions gave to a new shop. It does not belong to the shop. */
const isExampleAccount = ({ bin, account }: SettingsValues['bankAccounts'][number]): boolean =>
  bin === '970436' && account === '1234567890';

/** Defines the settings of cart. In PRODUCTION, ignores the example account of older versions, because customers' money would go to it. */
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

/** Settings that also record accounts removed from them. */
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
