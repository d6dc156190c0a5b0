import { getCartSettings, updateCartSettings } from '@gvg/contracts/cart/http/settings';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { shopSettings } from '../testing/shop-settings.fixtures.ts';
import { defaultSettings } from './settings.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('settings', { settings: null });
});
afterAll(() => shop.close());

it('shows the settings of a new shop without a bank account, and only to staff', async () => {
  const [customer, staff] = [await shop.user(), await shop.user({ roles: ['ADMIN'] })];
  expect((await customer.get(getCartSettings.path)).body.message).toBe('INVALID_ROLE');
  expect((await staff.get(getCartSettings.path)).body).toMatchObject({
    ...defaultSettings,
    bankAccounts: [],
    revision: 1,
  });
});

it('stores and removes accounts that staff enters', async () => {
  const admin = await shop.user({ roles: ['SYSTEM_ADMIN'] });
  expect((await admin.put(updateCartSettings.path, shopSettings)).body).toMatchObject({
    bankAccounts: shopSettings.bankAccounts,
    revision: 2,
  });
  expect((await admin.put(updateCartSettings.path, { ...shopSettings, bankAccounts: [] })).body).toMatchObject({
    bankAccounts: [],
    revision: 3,
  });
});

it('ignores the example account stored by an older version in PRODUCTION', async () => {
  const production = await startCartHarness('settings-production', {
    settings: shopSettings,
    environment: { ENVIRONMENT: 'PRODUCTION', PUBLIC_ORIGIN: 'https://shop.example', TRUST_PROXY_HOPS: '1' },
  });
  try {
    const staff = await production.user({ roles: ['ADMIN'] });
    expect((await staff.get(getCartSettings.path)).body).toMatchObject({ bankAccounts: [], revision: 1 });
  } finally {
    await production.close();
  }
});
