import { shopAccount } from '@gvg/testing/cart-settings';
import { shopSettings } from '../testing/shop-settings.fixtures.ts';
import { settingsDefinition } from './settings.ts';

const own = { bankName: 'VietinBank', bin: '970415', account: '113366668888', holder: 'CONG TY GVG' };
const stored = { ...shopSettings, bankAccounts: [shopAccount, own] };

it('ignores the example account of older versions in PRODUCTION', () => {
  expect(settingsDefinition('PRODUCTION').interpret?.(stored)).toEqual({ ...stored, bankAccounts: [own] });
});

it.each(['DEVELOPMENT', 'STAGING'] as const)('uses every account under %s', (environment) => {
  expect(settingsDefinition(environment).interpret).toBeUndefined();
});
