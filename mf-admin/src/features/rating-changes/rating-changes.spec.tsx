/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { ChangedRating, RatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import type { ListedRating } from '@gvg/contracts/catalogue/http/ratings';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, makeUser, pageOf } from '../../testing/staff-data.ts';

const names = ['Trà sen', 'Cà phê', 'Bún bò'];
const ratings = names.map((vi, index): ListedRating => ({
  _id: idOf(820 + index),
  product: idOf(100 + index),
  productName: { vi, en: '' },
  user: idOf(900),
  stars: 1,
  comment: index === 0 ? 'Dở' : '',
  images: [],
  isHidden: index === 2,
  revision: 1,
  createdAt: '2025-11-20T03:00:00.000Z',
  updatedAt: '2025-11-20T03:00:00.000Z',
}));
const [tea, coffee] = ratings.map(({ _id }) => _id) as [string, string];
const nameOf = (index: number) => `${names[index]}, 1 sao, 20/11/2025, 10:00`;
const row = (index: number, fields: Partial<ChangedRating> = {}): ChangedRating => ({
  rating: ratings[index] as ListedRating,
  wasHidden: ratings[index]?.isHidden ?? false,
  state: 'WAITING',
  ...fields,
});
const figures = {
  preview: idOf(800),
  count: 418,
  excluded: 1,
  refused: [{ reason: 'UNCHANGED', count: 1 }],
  expiresAt: '2026-11-26T02:52:00.000Z',
};
const makeChange = (fields: Partial<RatingChange> = {}): RatingChange => ({
  _id: idOf(800),
  action: { isHidden: true },
  state: 'DONE',
  by: { _id: idOf(901), name: 'Mai' },
  count: 418,
  done: 418,
  failed: 0,
  restored: 0,
  notRestored: 0,
  startedAt: daysFromNow(-11),
  endedAt: daysFromNow(-11),
  expiresAt: daysFromNow(19),
  ...fields,
});

function recorder() {
  const sent: unknown[] = [];
  return { sent, take: (answer: object) => (input: string) => (sent.push(JSON.parse(input)), answer) };
}
const box = (index: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Chọn ${nameOf(index)}` });
const chosen = () => names.map((_, index) => box(index).checked);

async function open(answers: Record<string, object> = {}, path = '/admin/ratings?stars=1') {
  const previews = recorder();
  const starts = recorder();
  const page = await renderPage(path, {
    '/v1/users-rating': pageOf(ratings, 1, 420),
    '/v1/users': pageOf([makeUser()]),
    [`/v1/users-rating/changes/preview/${idOf(800)}`]: pageOf([
      row(0),
      row(1, { state: 'EXCLUDED' }),
      row(2, { state: 'REFUSED', reason: 'UNCHANGED' }),
    ]),
    previewRatingChange: previews.take(figures),
    startRatingChange: starts.take(makeChange({ state: 'WAITING' })),
    ...answers,
  });
  await screen.findByRole('list', { name: 'Đánh giá' });
  return { ...page, previews: previews.sent, starts: starts.sent };
}

async function previewAll({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(box(0));
  await user.click(screen.getByRole('button', { name: 'Tất cả khớp' }));
  await user.click(box(1));
  await user.click(screen.getByRole('button', { name: 'Xem trước' }));
  return screen.findByRole('table', { name: 'Bản xem trước' });
}

it('selects ratings one by one, a range with Shift, and the whole page', async () => {
  const { user } = await open();
  box(0).focus();
  await user.keyboard(' ');
  expect(screen.getByText('Đã chọn 1 đánh giá')).not.toBeNull();
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chọn cả trang này' });
  expect(all.indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(box(2));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual([true, true, true]);
  await user.click(all);
  expect(chosen()).toEqual([false, false, false]);
  expect(screen.queryByRole('region', { name: 'Ẩn, hiện nhiều đánh giá một lúc' })).toBeNull();
});

it('replaces the list with the preview, and shows each rating before and after', async () => {
  const page = await open();
  const table = within(await previewAll(page));
  expect(page.previews).toEqual([{ body: { filter: { stars: 1 }, except: [coffee], action: { isHidden: true } } }]);
  const cells = (index: number) =>
    within(table.getByRole('row', { name: new RegExp(names[index] ?? '') }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(0)).toEqual(['1 sao', 'Dở', 'Đang hiện', 'Đã ẩn', '']);
  expect(cells(1)).toEqual(['1 sao', 'Không viết gì thêm', 'Đang hiện', 'như cũ', 'trừ ra']);
  expect(cells(2)).toEqual(['1 sao', 'Không viết gì thêm', 'Đã ẩn', 'như cũ', 'đã như vậy rồi']);
  expect(screen.getByText('420 đánh giá khớp, trừ ra 1, còn 419 đánh giá')).not.toBeNull();
  expect(screen.getByText(/1 đánh giá để nguyên: đã như vậy rồi\./)).not.toBeNull();
});

it('starts the change after a confirmation and clears the selection', async () => {
  const page = await open();
  await previewAll(page);
  await page.user.click(screen.getByRole('button', { name: 'Ẩn 418 đánh giá' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ẩn 418 đánh giá?' }));
  expect(page.starts).toEqual([]);
  await page.user.click(dialog.getByRole('button', { name: 'Ẩn 418 đánh giá' }));
  await waitFor(() => expect(page.starts).toEqual([{ body: { preview: idOf(800) } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(chosen()).toEqual([false, false, false]);
});

it('offers to show hidden ratings again, and shows the error of the service', async () => {
  const details = [{ path: 'filter', code: 'TOO_MANY', message: 'Nhiều nhất 20000' }];
  const { sent, take } = recorder();
  const refuse = take(new ApiError(400, { message: 'INVALID_PAYLOAD', details }));
  const { user } = await open({ previewRatingChange: refuse }, '/admin/ratings?hidden=true');
  await user.click(box(0));
  await user.click(screen.getByRole('button', { name: 'Xem trước' }));
  expect(await screen.findByText('Nhiều nhất 20000')).not.toBeNull();
  expect(sent).toEqual([{ body: { ids: [tea], action: { isHidden: false } } }]);
});

it('shows the progress of a running change, and reloads the list when it has ended', async () => {
  let asked = 0;
  const running = makeChange({ state: 'RUNNING', done: 100, failed: 2 });
  const { api } = await open({
    '/v1/users-rating/changes': () => pageOf([(asked += 1) < 2 ? running : makeChange()]),
    getRatingChange: { ...makeChange(), notRestorable: 0, ratings: pageOf([]) },
  });
  const banner = within(screen.getByRole('region', { name: 'Ẩn 418 đánh giá' }));
  expect(banner.getByRole<HTMLProgressElement>('progressbar', { name: 'Đang đổi.' }).value).toBe(102);
  const lists = () => api.requests.filter((address) => address.startsWith('/v1/users-rating?')).length;
  const before = lists();
  await waitFor(() => expect(banner.queryByRole('progressbar')).toBeNull());
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

it('shows in the banner what can be undone and what not, and undoes it after a confirmation', async () => {
  const { sent, take } = recorder();
  const { user } = await open({
    '/v1/users-rating/changes': pageOf([makeChange()]),
    getRatingChange: {
      ...makeChange(),
      notRestorable: 1,
      ratings: pageOf([row(1, { state: 'DONE', reason: 'CHANGED_SINCE' })]),
    },
    takeBackRatingChange: take(makeChange({ state: 'TAKING_BACK' })),
  });
  const banner = within(screen.getByRole('region', { name: 'Ẩn 418 đánh giá' }));
  expect(await banner.findByText(/Lấy lại được 417 đánh giá\. 1 đánh giá đã có người/)).not.toBeNull();
  await user.click(banner.getByRole('button', { name: 'Xem 1 đánh giá' }));
  const list = within(await screen.findByRole('dialog', { name: 'Những đánh giá không lấy lại được' }));
  expect(await list.findByRole('row', { name: `${nameOf(1)} có người ẩn hoặc hiện lại sau đó` })).not.toBeNull();
  await user.click(list.getByRole('button', { name: 'Đóng' }));
  await user.click(banner.getByRole('button', { name: 'Lấy lại' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lấy lại “Ẩn 418 đánh giá”?' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Lấy lại 417 đánh giá' }));
  await waitFor(() => expect(sent).toEqual([{ params: { id: idOf(800) } }]));
});
