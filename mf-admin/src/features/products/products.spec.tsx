/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeGroup, makeMovement, makeProduct } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { pageOf } from '../../testing/staff-data.ts';

const tea = makeProduct({ _id: idOf(101), name: { vi: 'Trà sen', en: '' }, stock: 0, isShowed: false, sku: 'TRA-1' });
const removed = makeProduct({ _id: idOf(102), name: { vi: 'Mứt cũ', en: '' }, isDeleted: true });
const responses = {
  '/v1/products': pageOf([makeProduct(), tea, removed]),
  listCategories: pageOf([makeGroup()]),
  listProducers: pageOf([makeGroup({ _id: idOf(400), name: { vi: 'Cô Ba', en: '' } })]),
};
const sentTo = () => {
  const sent: unknown[] = [];
  return { sent, take: (answer: object) => (input: string) => (sent.push(JSON.parse(input)), answer) };
};
const lastListed = (requests: readonly string[]) =>
  Object.fromEntries(
    new URLSearchParams(
      requests
        .filter((address) => address.startsWith('/v1/products?'))
        .at(-1)
        ?.split('?')[1],
    ),
  );

it('lists each product with price, stock and state, and links to its form', async () => {
  await renderPage('/admin/products', responses);
  const row = within(await screen.findByRole('row', { name: /Bánh tráng dẻo tôm/ }));
  expect(row.getByText('65,000đ')).not.toBeNull();
  expect(row.getByText('72,000đ').tagName).toBe('S');
  expect(row.getByText('Đang bán')).not.toBeNull();
  expect(row.getByRole('link').getAttribute('href')).toBe(`/product/edit?id=${idOf(100)}`);
  expect(within(screen.getByRole('row', { name: /Trà sen/ })).getByText('Đang ẩn')).not.toBeNull();
  expect(within(screen.getByRole('row', { name: /Mứt cũ/ })).getByText('Đã gỡ')).not.toBeNull();
});

it('stores state, filters, sort and page in the URL', async () => {
  const { api, user } = await renderPage('/admin/products?page=2', responses);
  await user.click(await screen.findByRole('button', { name: 'Đang ẩn' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Mọi danh mục' }), 'Bánh kẹo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tồn kho bất kỳ' }), 'Sắp hết');
  await user.click(screen.getByRole('button', { name: 'Tồn' }));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    state: 'HIDDEN',
    category: idOf(300),
    stock: 'LOW',
    sort: '-stock',
  });
  await waitFor(() =>
    expect(lastListed(api.requests)).toEqual({
      category: idOf(300),
      includeHidden: 'true',
      isShowed: 'false',
      limit: '20',
      page: '1',
      sort: '-stock',
      stockState: 'LOW',
    }),
  );
});

it('counts only valid filters', async () => {
  await renderPage('/admin/products?stock=MANY&category=x&producer=y', responses);
  expect(await screen.findByRole('button', { name: 'Bộ lọc' })).not.toBeNull();
});

it('requests the exact count after the rows of a long list', async () => {
  const { api } = await renderPage('/admin/products', {
    ...responses,
    '/v1/products?': (address: string) =>
      address.includes('count=exact')
        ? pageOf([makeProduct()], 1, 21_734)
        : { ...pageOf([makeProduct()]), totalDocs: 1_000, isMore: true, hasNextPage: true },
  });
  expect(await screen.findByText('21,734 sản phẩm')).not.toBeNull();
  const lists = api.requests.filter((address) => address.startsWith('/v1/products?'));
  expect(lists.findIndex((address) => address.includes('count=exact'))).toBeGreaterThan(0);
});

it('hides a product at once, with undo in the toast', async () => {
  const { sent, take } = sentTo();
  const { user, shell } = await renderPage('/admin/products', {
    ...responses,
    updateProduct: take(makeProduct({ isShowed: false, editRevision: 5 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Ẩn Bánh tráng dẻo tôm' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ durationMs: 10_000 })));
  const { text, action } = shell.toast.mock.calls[0]?.[0] ?? {};
  expect(text).toBe('Đã ẩn Bánh tráng dẻo tôm khỏi shop');
  await act(() => action?.run());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { params: { id: idOf(100) }, body: { isShowed: false, revision: 4 } },
    { params: { id: idOf(100) }, body: { isShowed: true, revision: 5 } },
  ]);
});

it.each([
  ['Gỡ Bánh tráng dẻo tôm', 'Gỡ “Bánh tráng dẻo tôm”?', 'Gỡ', { isDeleted: true, revision: 4 }],
  ['Khôi phục Mứt cũ', 'Khôi phục “Mứt cũ”?', 'Khôi phục', { isDeleted: false, revision: 4 }],
])('asks by name before %s', async (button, title, submit, body) => {
  const { sent, take } = sentTo();
  const { user } = await renderPage('/admin/products', { ...responses, setProductStatus: take(makeProduct()) });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: submit }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ body })]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('stock', () => {
  const open = async (answers: Record<string, object> = {}) => {
    const { sent, take } = sentTo();
    const page = await renderPage('/admin/products', { ...responses, changeStock: take(makeMovement()), ...answers });
    await page.user.click(await screen.findByRole('button', { name: /^Còn 128/ }));
    return {
      ...page,
      sent,
      dialog: within(await screen.findByRole('dialog', { name: 'Tồn kho: Bánh tráng dẻo tôm' })),
    };
  };

  it('adds received pieces, with the result shown on the button', async () => {
    const { user, dialog, sent } = await open();
    await user.type(dialog.getByLabelText('Bao nhiêu gói'), '24');
    await user.type(dialog.getByLabelText(/Ghi chú/), 'Phiếu 12');
    await user.click(dialog.getByRole('button', { name: 'Ghi, còn 152 gói' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      params: { id: idOf(100) },
      body: { change: 24, reason: 'RECEIVED', note: 'Phiếu 12' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is set to the counted number', async () => {
    const { user, dialog, sent } = await open();
    await user.selectOptions(dialog.getByLabelText('Việc gì'), 'Kiểm kho');
    await user.type(dialog.getByLabelText('Đếm được bao nhiêu gói'), '120');
    await user.click(dialog.getByRole('button', { name: 'Ghi, còn 120 gói' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { change: -8, reason: 'COUNTED' } });
  });

  it('rejects taking out more than there is without a request', async () => {
    const { user, dialog, sent } = await open();
    await user.selectOptions(dialog.getByLabelText('Việc gì'), 'Lấy bớt ra');
    await user.type(dialog.getByLabelText('Bao nhiêu gói'), '129');
    await user.click(dialog.getByRole('button', { name: 'Ghi' }));
    expect(dialog.getByText('Kho chỉ còn 128 gói.')).not.toBeNull();
    expect(sent).toEqual([]);
  });

  it('shows the error of the service and keeps the input', async () => {
    const { user, dialog } = await open({ changeStock: () => new ApiError(409, { message: 'STOCK_NOT_ENOUGH' }) });
    await user.type(dialog.getByLabelText('Bao nhiêu gói'), '24');
    await user.click(dialog.getByRole('button', { name: 'Ghi, còn 152 gói' }));
    expect(await dialog.findByText('Trong kho không còn đủ để trừ số này.')).not.toBeNull();
    expect(dialog.getByLabelText<HTMLInputElement>('Bao nhiêu gói').value).toBe('24');
  });
});

it('offers to clear the filters when nothing matches', async () => {
  const { user } = await renderPage('/admin/products?search=xyz', { ...responses, '/v1/products': pageOf([]) });
  await screen.findByText('Không có sản phẩm nào như vậy');
  await user.click(screen.getAllByRole('button', { name: 'Xóa lọc' })[0] as HTMLElement);
  expect(location.search).toBe('');
});

it('exports the products of the current filter in the order of the list', async () => {
  const saved = savedFiles();
  const sent: unknown[] = [];
  const { user } = await renderPage('/admin/products?state=HIDDEN&stock=LOW&search=tra&sort=-stock&page=2', {
    ...responses,
    exportProducts: (input: string) => {
      sent.push(JSON.parse(input));
      return { name: 'products_2026-11-26.csv', content: new Blob() };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Xuất CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Xuất sản phẩm ra CSV' }));
  await user.selectOptions(dialog.getByLabelText('Ngăn cách cột bằng'), 'Dấu chấm phẩy (;), cho Excel');
  await user.click(dialog.getByRole('button', { name: 'Tải tệp về' }));
  await waitFor(() => expect(saved).toEqual(['products_2026-11-26.csv']));
  expect(sent).toEqual([
    {
      query: {
        includeHidden: 'true',
        isShowed: 'false',
        name: 'tra',
        stockState: 'LOW',
        sort: '-stock',
        separator: 'SEMICOLON',
      },
    },
  ]);
});
