import { actionOf, emptyForm } from './action-form.ts';
import type { ActionForm } from './action-form.ts';

const id = 'a'.repeat(24);

it.each<[Partial<ActionForm>, unknown]>([
  [{ value: '5' }, { kind: 'PRICE_BY_PERCENT', percent: 5, roundTo: 1_000 }],
  [
    { value: '7,25', priceWay: 'DOWN_PERCENT' },
    { kind: 'PRICE_BY_PERCENT', percent: -7.25, roundTo: 1_000 },
  ],
  [
    { value: '5k', priceWay: 'UP_AMOUNT', roundTo: 100 },
    { kind: 'PRICE_BY_AMOUNT', amount: 5_000, roundTo: 100 },
  ],
  [
    { value: '12.000', priceWay: 'DOWN_AMOUNT' },
    { kind: 'PRICE_BY_AMOUNT', amount: -12_000, roundTo: 1_000 },
  ],
  [
    { thing: 'CATEGORY', category: id },
    { kind: 'CATEGORY', category: id },
  ],
  [
    { thing: 'PRODUCER', producer: id },
    { kind: 'PRODUCER', producer: id },
  ],
  [{ thing: 'SHOWN' }, { kind: 'SHOWN', isShowed: false }],
  [
    { thing: 'STOCK', pieces: '24' },
    { kind: 'STOCK', change: 24, reason: 'RECEIVED', note: '' },
  ],
  [
    { thing: 'STOCK', pieces: '3', stockWay: 'OUT', reason: 'BROKEN' },
    { kind: 'STOCK', change: -3, reason: 'BROKEN', note: '' },
  ],
])('converts the form %o to the action %o', (fields, action) => {
  expect(actionOf({ ...emptyForm, ...fields })).toEqual(action);
});

it.each<[Partial<ActionForm>]>([
  [{ value: '' }],
  [{ value: '0' }],
  [{ value: 'năm' }],
  [{ value: '5.125' }],
  [{ value: '-5' }],
  [{ thing: 'CATEGORY' }],
  [{ thing: 'STOCK', pieces: '1.5' }],
])('returns no action for the incomplete form %o', (fields) => {
  expect(actionOf({ ...emptyForm, ...fields })).toBeUndefined();
});
