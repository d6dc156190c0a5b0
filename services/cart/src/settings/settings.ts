import { getCartSettings, updateCartSettings } from '@gvg/contracts/cart/http/settings';
import { settingsRoutes } from '@gvg/service-kit/settings-routes';
import type { Cart } from '../cart.ts';
import type { SettingsValues } from './settings-values.ts';

/** Of a new shop (rules/cart-and-orders.md); the account is an example until staff enters the shop's own. */
export const defaultSettings: SettingsValues = {
  depositShare: 100,
  unpaidHours: 48,
  underpaidHours: 72,
  importGraceHours: 24,
  quoteHours: 72,
  feePercent: 5,
  bankAccounts: [{ bankName: 'Vietcombank', bin: '970436', account: '1234567890', holder: 'GOODS VIET GOODS' }],
};

export function cartSettingsRoutes({ app, settings }: Pick<Cart, 'app' | 'settings'>): void {
  settingsRoutes(app, settings, { get: getCartSettings, update: updateCartSettings });
}
