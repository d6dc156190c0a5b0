import { cartTexts as enCart } from './en/cart/index.ts';
import { texts as enTexts } from './en/index.ts';
import { orders as enOrders } from './en/orders/index.ts';
import { cartTexts as viCart } from './vi/cart/index.ts';
import { texts as viTexts } from './vi/index.ts';
import { orders as viOrders } from './vi/orders/index.ts';

const en = { ...enTexts, carts: enCart, orders: enOrders };
const vi = { ...viTexts, carts: viCart, orders: viOrders };

function lines(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => lines(each, path === '' ? key : `${path}.${key}`));
}

describe('locales', () => {
  it('have the same keys in both languages', () => {
    expect(lines(en).map(([key]) => key)).toEqual(lines(vi).map(([key]) => key));
  });

  it.each([...lines(vi), ...lines(en)])('have a text for %s', (_, text) => {
    expect(text.trim()).not.toBe('');
  });
});
