import { getCartSettings } from '@gvg/contracts/cart/http/settings';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { defaultSettings } from './settings.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('settings');
});
afterAll(() => shop.close());

it('shows the settings of a new shop to staff alone', async () => {
  const [customer, staff] = [await shop.user(), await shop.user({ roles: ['ADMIN'] })];
  expect((await customer.get(getCartSettings.path)).body.message).toBe('INVALID_ROLE');
  expect((await staff.get(getCartSettings.path)).body).toMatchObject({ ...defaultSettings, revision: 1 });
});
