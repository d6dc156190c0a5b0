/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { ListedRating } from '@gvg/contracts/catalogue/http/ratings';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, makeUser, pageOf } from '../../testing/staff-data.ts';

const at = daysFromNow(-1);
const rating: ListedRating = {
  _id: idOf(820),
  product: idOf(100),
  productName: { vi: 'Trà sen', en: 'Lotus tea' },
  user: idOf(900),
  stars: 2,
  comment: `Hơi nhạt. ${'Rất nhạt. '.repeat(60)}`,
  images: ['/v1/file-manager/files/a.jpg'],
  isHidden: false,
  revision: 1,
  createdAt: at,
  updatedAt: at,
};
const responses = { '/v1/users-rating': pageOf([rating]), '/v1/users': pageOf([makeUser()]) };

it('lists product, stars, text and pictures, with links to product and author', async () => {
  const { user, shell } = await renderPage('/admin/ratings', responses);
  const list = await screen.findByRole('list', { name: 'Đánh giá' });
  const row = within(within(list).getByRole('listitem'));
  expect(row.getByRole('link', { name: 'Trà sen' }).getAttribute('href')).toBe(`/product/${rating.product}`);
  expect((await row.findByRole('link', { name: 'Thu Hà' })).getAttribute('href')).toBe(`/admin/users/${rating.user}`);
  expect(row.getByRole('img', { name: '2 sao' })).not.toBeNull();
  expect(row.queryByText(/(Rất nhạt\. ){59}/)).toBeNull();
  await user.click(row.getByRole('button', { name: 'Xem hết' }));
  expect(row.getByRole('button', { name: 'Thu gọn' })).not.toBeNull();
  await user.click(row.getByRole('button', { name: 'Ảnh 1 về Trà sen' }));
  expect(shell.showImages).toHaveBeenCalledWith([{ url: rating.images[0], alt: 'Ảnh 1 về Trà sen' }], 0);
});

it('hides a rating with undo for ten seconds', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await renderPage('/admin/ratings', {
    ...responses,
    setRatingStatus: (input: string) => {
      sent.push((JSON.parse(input) as { body: unknown }).body);
      return rating;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ẩn đánh giá về Trà sen' }));
  await waitFor(() =>
    expect(shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Đã ẩn đánh giá về Trà sen', durationMs: 10_000 }),
    ),
  );
  act(() => shell.toast.mock.lastCall?.[0].action?.run());
  await waitFor(() => expect(sent).toEqual([{ isHidden: true }, { isHidden: false }]));
});

it('stores filters and sort in the URL, and filters by product and author from a link', async () => {
  const { api, user } = await renderPage(`/admin/ratings?product=${rating.product}&user=${rating.user}`, responses);
  await user.selectOptions(await screen.findByLabelText('Mọi số sao'), '1');
  await user.selectOptions(screen.getByLabelText('Cả đã ẩn'), 'true');
  await user.selectOptions(screen.getByLabelText('Mới nhất trước'), 'stars');
  const asked = () =>
    Object.fromEntries(
      new URLSearchParams(api.requests.findLast((request) => request.startsWith('/v1/users-rating'))?.split('?')[1]),
    );
  await waitFor(() =>
    expect(asked()).toEqual({
      hidden: 'true',
      limit: '20',
      page: '1',
      product: rating.product,
      sort: 'stars',
      stars: '1',
      user: rating.user,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Bỏ lọc: Sản phẩm: Trà sen' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('product'));
});

it('shows an empty state, and offers a retry when the list cannot be loaded', async () => {
  let isAway = true;
  const { user } = await renderPage('/admin/ratings?stars=1', {
    '/v1/users-rating': () => (isAway ? new ApiError(500, { message: 'GENERAL_ERROR' }) : pageOf([])),
  });
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  isAway = false;
  await user.click(retry);
  expect(await screen.findByText('Không có đánh giá nào như vậy')).not.toBeNull();
});
