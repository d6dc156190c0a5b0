/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeProduct } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeQuote, pageOf } from '../../testing/staff-data.ts';

const [first, second] = [makeQuote(), makeQuote({ _id: idOf(601) })];

it('links to the longest waiting other quote, also by keyboard shortcut', async () => {
  const { user } = await renderPage(`/admin/quotes/${idOf(600)}`, {
    '/v1/quotes': pageOf([first, second]),
    [`/v1/quotes/${idOf(600)}`]: first,
    [`/v1/quotes/${idOf(601)}`]: second,
  });
  const next = await screen.findByRole('link', { name: 'Báo giá tiếp theo' });
  expect(next.getAttribute('href')).toBe(`/admin/quotes/${idOf(601)}`);
  await user.keyboard('{Alt>}n{/Alt}');
  expect(location.pathname).toBe(`/admin/quotes/${idOf(601)}`);
});

it('shows no link to a next quote if there is none', async () => {
  await renderPage(`/admin/quotes/${idOf(600)}`, {
    '/v1/quotes': pageOf([first]),
    [`/v1/quotes/${idOf(600)}`]: first,
  });
  await screen.findByRole('heading', { level: 1, name: /1 món/ });
  expect(screen.queryByRole('link', { name: 'Báo giá tiếp theo' })).toBeNull();
});

it('adds at most three removable substitutes to a refused line', async () => {
  const products = [1, 2, 3, 4].map((number) =>
    makeProduct({ _id: idOf(700 + number), name: { vi: `Bình ${number}`, en: '' } }),
  );
  const sent: unknown[] = [];
  const { user } = await renderPage(`/admin/quotes/${idOf(600)}`, {
    '/v1/quotes': pageOf([first]),
    [`/v1/quotes/${idOf(600)}`]: first,
    '/v1/products': pageOf(products),
    answerQuote: (input: string) => {
      sent.push(JSON.parse(input));
      return first;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Từ chối' }));
  await user.click(screen.getByRole('button', { name: 'Hết hàng' }));
  await user.click(screen.getByRole('button', { name: 'Gợi ý sản phẩm của shop' }));
  for (const number of [1, 2, 3]) {
    await user.type(screen.getByRole('combobox', { name: 'Tên hoặc mã sản phẩm' }), 'bình');
    await user.click(await screen.findByRole('option', { name: new RegExp(`Bình ${number}`) }));
  }
  expect(screen.queryByRole('combobox', { name: 'Tên hoặc mã sản phẩm' })).toBeNull();
  const substitutes = within(screen.getByRole('group', { name: 'Gợi ý thay thế' }));
  await user.click(substitutes.getByRole('button', { name: 'Bỏ Bình 2' }));
  expect(substitutes.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Gửi/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ body: { lines: [{ substitutes: [products[0]?._id, products[2]?._id] }] } }]);
});
