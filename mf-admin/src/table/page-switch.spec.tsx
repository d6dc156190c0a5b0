/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { buildStaffPage } from '@gvg/contracts/definitions/paging';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { makeOrder } from '../testing/staff-data.ts';

const rows = Array.from({ length: 20 }, (_, index) =>
  makeOrder({ _id: idOf(700 + index), code: `GVG0000${String(index).padStart(2, '0')}` }),
);
const page = (number: number, { hasNextPage = true, count }: { hasNextPage?: boolean; count?: 'exact' } = {}) =>
  buildStaffPage(rows, { found: 123_456, hasNextPage }, { page: number, limit: 20, count });
const isExact = (address: string) => address.includes('count=exact');

it('shows that a long list has more until the exact count has loaded', async () => {
  let answer = (_: unknown) => {};
  const counted = new Promise((resolve) => (answer = resolve));
  const { api } = await renderPage('/admin/orders?page=3', {
    '/v1/orders': (address) => (isExact(address) ? counted.then(() => page(1, { count: 'exact' })) : page(3)),
  });
  expect(await screen.findByText('41–60 trong 1,000+')).not.toBeNull();
  expect(screen.getByText('1,000+ đơn')).not.toBeNull();
  answer(undefined);
  expect(await screen.findByText('41–60 trong 123,456')).not.toBeNull();
  expect(screen.getByText('123,456 đơn')).not.toBeNull();
  expect(api.requests.filter(isExact)).toHaveLength(1);
});

it('requests no exact count for a short list', async () => {
  const { api } = await renderPage('/admin/orders', {
    '/v1/orders': buildStaffPage(rows, { found: 42, hasNextPage: true }, { page: 1, limit: 20 }),
  });
  expect(await screen.findByText('1–20 trong 42')).not.toBeNull();
  expect(api.requests.filter((address) => address.includes('count='))).toEqual([]);
});

it('ends at page 10,000', async () => {
  await renderPage('/admin/orders?page=10000', { '/v1/orders': page(10_000) });
  expect(await screen.findByText(/^199,981–200,000 trong/)).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Trang sau' })).toHaveProperty('disabled', true);
});
