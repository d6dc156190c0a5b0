import type { TFunction } from '@gvg/i18n';
import { makeCost } from '../../testing/staff-data.ts';
import { shownValue } from './shown-value.ts';

const t = ((key: string) => key.split('.').at(-1)) as TFunction;
const cost = makeCost({ cutoffs: [{ name: { vi: 'Tết', en: '' }, orderBy: '2025-12-31T05:00:00.000Z' }] });

it.each([
  ['brackets', cost.brackets, '0–5 kg: 165,000đ; 5–∞ kg: 158,000đ'],
  ['goodsTypes', cost.goodsTypes, 'NORMAL; MUST_BE_PACKAGED'],
  [
    'surcharges',
    [...cost.surcharges, { goodsType: 'HEAVY', amountPerKg: 12_000 }],
    'MUST_BE_PACKAGED 8%; HEAVY 12,000đ/kg',
  ],
  ['restricted', [], '–'],
  ['cutoffs', cost.cutoffs, 'Tết 31/12/2025, 12:00'],
  ['stepGrams', 500, '500'],
  ['note.en', '', '–'],
])('formats %s for display', (path, value, text) => {
  expect(shownValue(path, value, t, 'vi')).toBe(text);
});
