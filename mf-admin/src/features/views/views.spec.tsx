/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { View } from '@gvg/contracts/identity/http/views';
import { screen, waitFor, within } from '@testing-library/react';
import { makeProduct } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { boss, mai, makeOrder, makeUser, pageOf } from '../../testing/staff-data.ts';

const makeView = (fields: Partial<View> = {}): View => ({
  _id: idOf(801),
  area: 'products',
  name: 'Sắp hết',
  query: { stock: 'LOW' },
  columns: ['name', 'stock', 'price'],
  sort: '-stock',
  isShared: false,
  owner: idOf(901),
  revision: 3,
  updatedAt: '2026-11-20T03:00:00.000Z',
  ...fields,
});
const shared = makeView({
  _id: idOf(802),
  name: 'Đang ẩn',
  query: { state: 'HIDDEN' },
  columns: [],
  sort: null,
  isShared: true,
  owner: idOf(905),
});

const sent: { call: string; input: unknown }[] = [];
beforeEach(() => void sent.splice(0));
const take = (call: string, answer: unknown) => (input: string) => (
  sent.push({ call, input: JSON.parse(input) }),
  answer
);

const responses = (views: View[] = [makeView(), shared]) => ({
  '/v1/products': pageOf([makeProduct()]),
  listCategories: pageOf([]),
  listProducers: pageOf([]),
  '/v1/users': pageOf([makeUser({ _id: idOf(905), displayName: 'Hương' })]),
  listViews: pageOf(views),
  createView: take('createView', shared),
  updateView: take('updateView', makeView({ revision: 4 })),
  removeView: take('removeView', undefined),
});
const views = async () => within(await screen.findByRole('group', { name: 'Mục xem' }));
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const address = () => Object.fromEntries(new URLSearchParams(location.search));

it('shows own and shared views next to the tabs with their number of rows', async () => {
  await renderPage('/admin/products', {
    ...responses(),
    listProducts: (input: string) =>
      input.includes('"stockState":"LOW"')
        ? { ...pageOf([makeProduct()]), totalDocs: 1_000, isMore: true }
        : pageOf([makeProduct()], 1, 57),
  });
  const bar = await views();
  expect(await bar.findByRole('button', { name: 'Sắp hết 1,000+' })).not.toBeNull();
  expect(await bar.findByRole('button', { name: 'Đang ẩn · Hương 57' })).not.toBeNull();
  expect(bar.getByRole('button', { name: 'Cả danh sách' }).getAttribute('aria-pressed')).toBe('true');
});

it('applies filters, sort and columns of a view to the URL, and resets them for the whole list', async () => {
  const { user, api } = await renderPage('/admin/products?search=tra&page=2', responses());
  const bar = await views();
  await user.click(bar.getByRole('button', { name: /^Sắp hết/ }));
  expect(address()).toEqual({ stock: 'LOW', sort: '-stock', columns: 'name,stock,price', viewId: idOf(801) });
  await waitFor(() => expect(headers()).toEqual(['Sản phẩm', 'Tồn', 'Giá']));
  expect(api.requests.some((request) => request.includes('stockState=LOW') && request.includes('sort=-stock'))).toBe(
    true,
  );
  await user.click(bar.getByRole('button', { name: 'Cả danh sách' }));
  expect(address()).toEqual({});
  expect(headers()).toHaveLength(8);
});

it('shows the columns of a link to a user who cannot access the view', async () => {
  await renderPage(`/admin/products?columns=name,weight,price&viewId=${idOf(899)}`, responses([]));
  await screen.findByRole('row', { name: /Bánh tráng/ });
  expect(headers()).toEqual(['Sản phẩm', 'Nặng cả bao (g)', 'Giá']);
});

it('saves and shares the current list as a view', async () => {
  const { user } = await renderPage('/admin/products?state=HIDDEN&search=tra&columns=name,price', responses([]));
  await user.click(await screen.findByRole('button', { name: 'Lưu bộ lọc này thành mục' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mục xem mới' }));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Tên mục' }), 'Trà đang ẩn');
  await user.click(dialog.getByRole('checkbox', { name: 'Dùng chung với mọi nhân viên' }));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(address()['viewId']).toBe(idOf(802)));
  expect(sent).toEqual([
    {
      call: 'createView',
      input: {
        body: {
          area: 'products',
          name: 'Trà đang ẩn',
          query: { state: 'HIDDEN', search: 'tra' },
          columns: ['name', 'price'],
          sort: null,
          isShared: true,
        },
      },
    },
  ]);
});

it('shows that a search for a person is not stored', async () => {
  const { user } = await renderPage('/admin/orders?status=PACKED&search=lan', {
    ...responses([]),
    '/v1/orders': pageOf([makeOrder()]),
  });
  await user.click(await screen.findByRole('button', { name: 'Lưu bộ lọc này thành mục' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mục xem mới' }));
  expect(dialog.getByText('Chữ đang tìm không được lưu vào mục.')).not.toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Tên mục' }), 'Đóng xong{Enter}');
  await waitFor(() => expect(sent).toMatchObject([{ input: { body: { query: { status: 'PACKED' } } } }]));
});

it('ignores an unknown column of a view without marking the view as changed', async () => {
  const { user } = await renderPage('/admin/products', responses([makeView({ columns: ['stock', 'gone', 'price'] })]));
  await user.click((await views()).getByRole('button', { name: /^Sắp hết/ }));
  await waitFor(() => expect(headers()).toEqual(['Sản phẩm', 'Tồn', 'Giá']));
  expect(screen.queryByRole('button', { name: 'Lưu thay đổi' })).toBeNull();
});

it('saves a changed own view with its revision, with undo in the toast', async () => {
  const { user, shell } = await renderPage('/admin/products', responses());
  await user.click((await views()).getByRole('button', { name: /^Sắp hết/ }));
  expect(screen.queryByRole('button', { name: 'Lưu thay đổi' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Giá' }));
  await user.click(await screen.findByRole('button', { name: 'Lưu thay đổi' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ durationMs: 10_000 })));
  expect(sent).toMatchObject([{ call: 'updateView', input: { body: { sort: '-price', revision: 3 } } }]);
  shell.toast.mock.calls.at(-1)?.[0].action?.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ call: 'updateView', input: { body: { sort: '-stock', revision: 4 } } });
});

it.each([
  ['ADMIN', mai, 0],
  ['SYSTEM_ADMIN', boss, 1],
])('allows only a SYSTEM_ADMIN to change a shared view of another user, seen as %s', async (_, session, buttons) => {
  await renderPage(`/admin/products?state=HIDDEN&stock=OUT&viewId=${idOf(802)}`, responses(), session);
  expect(await screen.findByRole('button', { name: 'Lưu thành mục mới' })).not.toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Lưu thay đổi' })).toHaveLength(buttons);
  expect(screen.queryAllByRole('button', { name: 'Sửa mục Đang ẩn' })).toHaveLength(buttons);
});

it('removes a view with undo, and keeps the list as it was shown', async () => {
  const { user, shell } = await renderPage('/admin/products', responses());
  await user.click((await views()).getByRole('button', { name: /^Sắp hết/ }));
  await user.click(screen.getByRole('button', { name: 'Sửa mục Sắp hết' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xóa mục này' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ durationMs: 10_000 })));
  expect(address()).toEqual({ stock: 'LOW', sort: '-stock', columns: 'name,stock,price' });
  shell.toast.mock.calls.at(-1)?.[0].action?.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { call: 'removeView', input: { params: { id: idOf(801) } } },
    { call: 'updateView', input: { params: { id: idOf(801) }, body: { name: 'Sắp hết', revision: 4 } } },
  ]);
});

it('shows the limit when there are too many views', async () => {
  const { user } = await renderPage('/admin/products?state=HIDDEN', {
    ...responses([]),
    createView: new ApiError(400, {
      statusCode: 400,
      message: 'INVALID_PAYLOAD',
      details: [{ path: 'name', code: 'TOO_MANY', message: 'Tối đa 50' }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Lưu bộ lọc này thành mục' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mục xem mới' }));
  await user.type(dialog.getByRole('textbox', { name: 'Tên mục' }), 'x{Enter}');
  expect(await dialog.findByText('Tối đa 50')).not.toBeNull();
});

describe('columns', () => {
  it('are hidden, shown and moved by keyboard, with the first one fixed, and stored in the URL', async () => {
    const { user } = await renderPage('/admin/products', responses([]));
    await screen.findByRole('row', { name: /Bánh tráng/ });
    screen.getByRole('button', { name: 'Cột' }).focus();
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('group', { name: 'Cột của danh sách' }));
    expect((await menu.findByRole<HTMLInputElement>('checkbox', { name: 'Sản phẩm' })).disabled).toBe(true);
    for (const name of ['Mã hàng', 'Đã bán', 'Tạo lúc', 'Việc']) {
      menu.getByRole('checkbox', { name }).focus();
      await user.keyboard(' ');
    }
    expect(headers()).toEqual(['Sản phẩm', 'Giá', 'Tồn', 'Trạng thái']);
    menu.getByRole('checkbox', { name: 'Danh mục' }).focus();
    await user.keyboard(' ');
    menu.getByRole('button', { name: 'Đưa cột Tồn lên trước' }).focus();
    await user.keyboard('{Enter}');
    expect(headers()).toEqual(['Sản phẩm', 'Tồn', 'Giá', 'Trạng thái', 'Danh mục']);
    expect(address()).toEqual({ columns: 'name,stock,price,state,category' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Cột của danh sách' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cột' }));
  });

  it('are reset to the default', async () => {
    const { user } = await renderPage('/admin/products?columns=name', responses([]));
    await user.click(await screen.findByRole('button', { name: 'Cột' }));
    await user.click(await screen.findByRole('button', { name: 'Như ban đầu' }));
    expect(address()).toEqual({});
    expect(headers()).toHaveLength(8);
  });
});
