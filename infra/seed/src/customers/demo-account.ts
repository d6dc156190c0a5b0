import { getCartSettings, updateCartSettings } from '@gvg/contracts/cart/http/settings';
import type { CallSite } from './site-client.ts';

/** A fictitious account: the demo's QR codes lead nowhere. */
export const demoAccount = {
  bankName: 'Vietcombank',
  bin: '970436',
  account: '1234567890',
  holder: 'GOODS VIET GOODS',
};

/** Adds a bank account to the demo if staff has entered none. Without one nothing can be ordered. */
export async function openAccount(call: CallSite, staffToken: string): Promise<void> {
  const {
    updatedAt: _updatedAt,
    defaults: _defaults,
    changes: _changes,
    ...settings
  } = await call(getCartSettings, { token: staffToken });
  if (settings.bankAccounts.length > 0) return;
  await call(updateCartSettings, { token: staffToken, body: { ...settings, bankAccounts: [demoAccount] } });
}
