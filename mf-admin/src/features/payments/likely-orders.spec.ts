import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { likelyOrders } from './likely-orders.ts';

const order = (code: string, due: number, fullName: string) =>
  ({ code, totals: { due }, recipient: { fullName } }) as Order;

const orders = [
  order('A', 142_000, 'Hoàng Yến'),
  order('B', 1_362_000, 'Lê Ngọc Anh'),
  order('C', 1_000_000, 'Đỗ Kim Liên'),
  order('D', 0, 'Lê Ngọc Anh'),
];

it('ranks equal amounts and names in bank spelling before the smallest difference', () => {
  const ranked = likelyOrders({ unallocated: 1_000_000, content: 'LE NGOC ANH TT DON' }, orders);
  expect(ranked.map(({ order: { code }, isSameAmount, isSameName }) => [code, isSameAmount, isSameName])).toEqual([
    ['C', true, false],
    ['B', false, true],
    ['A', false, false],
  ]);
  expect(likelyOrders({ unallocated: 5, content: 'DO KIM LIEN' }, orders)[0]).toMatchObject({
    order: { code: 'C' },
    isSameName: true,
  });
});
