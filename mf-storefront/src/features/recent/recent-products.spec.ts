/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { recentProducts, rememberProduct } from './recent-products.ts';

beforeEach(() => localStorage.clear());

test('lists the latest product first, each once', () => {
  for (const number of [1, 2, 1]) rememberProduct(idOf(number));
  expect(recentProducts()).toEqual([idOf(1), idOf(2)]);
});

test('keeps at most nine', () => {
  for (let number = 1; number <= 20; number += 1) rememberProduct(idOf(number));
  expect(recentProducts()).toHaveLength(9);
  expect(recentProducts()[0]).toBe(idOf(20));
});

test.each(['{', '"text"', '[1, null, "no id"]'])('is empty if the storage contains %s', (stored) => {
  localStorage.setItem('gvg:recently-viewed', stored);
  expect(recentProducts()).toEqual([]);
});
