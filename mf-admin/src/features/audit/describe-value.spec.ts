import type { TFunction } from '@gvg/i18n';
import { describePath, describeValue } from './describe-value.ts';

const t = ((key: string, { defaultValue = '' }: { defaultValue?: string } = {}) =>
  ({
    'orders.status.PACKED': 'Đã đóng kiện',
    'order.lineStatus.READY': 'Đã về',
    'buying.state.SOLD_OUT': 'Hết hàng',
    'users.role.ADMIN': 'Quản trị',
    'audit.yes': 'có',
    'audit.fields.shipping': 'vận chuyển',
  })[key] ?? defaultValue) as unknown as TFunction;
const describe = (value: Parameters<typeof describeValue>[0], path: string[], subjectType = 'order') =>
  describeValue(value, { path, subjectType }, { t, locale: 'vi' });

it.each([
  [948_000, ['ledger', '#1 FREIGHT', 'amount'], '948,000đ'],
  [3, ['lines', '#1 Trà sen', 'amount'], '3'],
  [1_362_000, ['totals', 'due'], '1,362,000đ'],
  [5_620, ['shipping', 'actualGrams'], '5,620 g'],
  [380, ['dimensionsMm', 'length'], '380 mm'],
  [7.5, ['surcharges', '#1', 'percent'], '7.5 %'],
  [true, ['isShowed'], 'có'],
  ['PACKED', ['status'], 'Đã đóng kiện'],
  ['READY', ['lines', '#1 Trà sen', 'status'], 'Đã về'],
  ['SOLD_OUT', ['lines', '#1 Trà sen', 'cancelReason'], 'Hết hàng'],
  [480_000, ['lines', '#1 Trà sen', 'purchase', 'actualPrice'], '480,000đ'],
  ['SOMETHING_NEW', ['status'], 'SOMETHING_NEW'],
  ['2025-11-26T02:24:18.000Z', ['payBy'], '26/11/2025, 09:24'],
  ['<p>Trà <strong>sen</strong> &amp; lài</p><p>Huế</p>', ['description', 'vi'], 'Trà sen & lài\nHuế'],
  [undefined, ['note'], '–'],
] as const)('formats %j of %j as %j', (value, path, text) => {
  expect(describe(value, [...path])).toBe(text);
});

it('translates each of several roles', () => {
  expect(describe('USER, ADMIN', ['roles'], 'user')).toBe('USER, Quản trị');
});

it('translates known fields, and shows unknown ones unchanged', () => {
  expect(describePath(['shipping', '#2 Trà sen', 'newField'], t)).toBe('vận chuyển › #2 Trà sen › newField');
});
