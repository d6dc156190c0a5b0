import { idOf } from '@gvg/browser-kit/testing';
import { makeOrder } from '../../testing/staff-data.ts';
import { isToSameAddress } from './same-address.ts';

const order = makeOrder();
const other = (fields: Parameters<typeof makeOrder>[0] = {}) => makeOrder({ _id: idOf(799), ...fields });

it.each([
  ['one that has not left', other(), true],
  ['itself', order, false],
  ['one that has left', other({ status: 'SHIPPED' }), false],
  ['the same address in other letters', other({ recipient: { ...order.recipient, line: ' NAMBA 2-3-1 ' } }), true],
  ['another street', other({ recipient: { ...order.recipient, line: 'Umeda 1' } }), false],
])('compares with %s: %#', (_, one, expected) => {
  expect(isToSameAddress(one, order)).toBe(expected);
});
