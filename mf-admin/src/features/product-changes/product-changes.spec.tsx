/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { ChangedProduct, ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { screen, waitFor, within } from '@testing-library/react';
import { makeGroup, makeProduct } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, pageOf } from '../../testing/staff-data.ts';

const products = ['Cà phê', 'Bún bò', 'Trà sen', 'Mứt gừng'].map((vi, index) =>
  makeProduct({ _id: idOf(100 + index), name: { vi, en: '' } }),
);
const [coffee, noodles, tea, ginger] = products.map(({ _id }) => _id) as [string, string, string, string];
const percent = { kind: 'PRICE_BY_PERCENT', percent: 5, roundTo: 1_000 } as const;

const row = (index: number, fields: Partial<ChangedProduct> = {}): ChangedProduct => ({
  product: idOf(100 + index),
  name: products[index]?.name ?? { vi: '', en: '' },
  category: idOf(300),
  stock: 12,
  price: 185_000,
  isShowed: true,
  before: { price: 185_000 },
  after: { price: 194_000 },
  state: 'WAITING',
  ...fields,
});
const untouched = { before: {}, after: {} };
const rows = [
  row(0),
  row(1, { salePrice: 65_000 }),
  row(2, { ...untouched, state: 'EXCLUDED' }),
  row(3, { ...untouched, state: 'REFUSED', reason: 'SALE_PRICE_NOT_BELOW_PRICE' }),
];
const figures = {
  preview: idOf(800),
  count: 1_238,
  onSale: 26,
  excluded: 1,
  refused: [{ reason: 'SALE_PRICE_NOT_BELOW_PRICE', count: 1 }],
  expiresAt: '2026-11-26T02:52:00.000Z',
};
const makeChange = (fields: Partial<ProductChange> = {}): ProductChange => ({
  _id: idOf(800),
  kind: 'BULK',
  action: percent,
  state: 'DONE',
  by: { _id: idOf(901), name: 'Mai' },
  count: 318,
  done: 318,
  failed: 0,
  restored: 0,
  notRestored: 0,
  startedAt: daysFromNow(-11),
  endedAt: daysFromNow(-11),
  expiresAt: daysFromNow(19),
  ...fields,
});

const responses = {
  '/v1/products': pageOf(products, 1, 240),
  [`/v1/products/changes/preview/${idOf(800)}`]: pageOf(rows),
  listCategories: pageOf([makeGroup()]),
  listProducers: pageOf([makeGroup({ _id: idOf(400), name: { vi: 'Cô Ba', en: '' } })]),
};

function recorder() {
  const sent: unknown[] = [];
  return { sent, take: (answer: object) => (input: string) => (sent.push(JSON.parse(input)), answer) };
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Chọn ${name}` });
const chosen = () => products.map(({ name }) => box(name.vi).checked);

async function open(answers: Record<string, object> = {}) {
  const previews = recorder();
  const starts = recorder();
  const page = await renderPage('/admin/products?category=' + idOf(300), {
    ...responses,
    previewProductChange: previews.take(figures),
    startProductChange: starts.take(makeChange({ state: 'WAITING' })),
    ...answers,
  });
  await screen.findByRole('row', { name: /Cà phê/ });
  return { ...page, previews: previews.sent, starts: starts.sent };
}

async function previewAll(page: Awaited<ReturnType<typeof open>>) {
  const { user } = page;
  await user.click(box('Cà phê'));
  await user.click(screen.getByRole('button', { name: 'Tất cả khớp' }));
  await user.click(box('Trà sen'));
  await user.type(screen.getByRole('textbox', { name: 'Bao nhiêu' }), '5{Enter}');
  return screen.findByRole('table', { name: 'Bản xem trước' });
}

describe('selection', () => {
  it('selects one by one, a range with Shift, and the whole page', async () => {
    const { user } = await open();
    expect(screen.queryByRole('region', { name: 'Đổi nhiều sản phẩm một lúc' })).toBeNull();
    await user.click(box('Cà phê'));
    expect(screen.getByText('Đã chọn 1 sản phẩm')).not.toBeNull();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chọn cả trang này' });
    expect(all.indeterminate).toBe(true);
    await user.keyboard('{Shift>}');
    await user.click(box('Trà sen'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual([true, true, true, false]);
    await user.click(all);
    expect(chosen()).toEqual([true, true, true, true]);
    expect(all.indeterminate).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Bỏ chọn' }));
    expect(chosen()).toEqual([false, false, false, false]);
    expect(screen.queryByRole('region', { name: 'Đổi nhiều sản phẩm một lúc' })).toBeNull();
  });

  it('can be made by keyboard only, with Shift for a range', async () => {
    const { user } = await open();
    screen.getByRole('link', { name: /Cà phê/ }).focus();
    await user.keyboard('x');
    expect(document.activeElement?.textContent).toContain('Cà phê');
    await user.keyboard('jj{Shift>} {/Shift}');
    expect(chosen()).toEqual([true, true, true, false]);
  });

  it('excludes products from all matching ones until the filter changes', async () => {
    const { user } = await open();
    await user.click(box('Cà phê'));
    await user.click(screen.getByRole('button', { name: 'Tất cả khớp' }));
    expect(chosen()).toEqual([true, true, true, true]);
    await user.click(box('Bún bò'));
    expect(screen.getByText('240 sản phẩm khớp, trừ ra 1')).not.toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tồn kho bất kỳ' }), 'Hết hàng');
    await waitFor(() => expect(chosen()).toEqual([false, false, false, false]));
  });
});

describe('preview', () => {
  it('replaces the list, and shows each product before and after', async () => {
    const page = await open();
    const table = within(await previewAll(page));
    expect(page.previews).toEqual([
      {
        body: {
          filter: { includeHidden: 'true', category: idOf(300), sort: '-createdAt' },
          except: [tea],
          action: percent,
        },
      },
    ]);
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .slice(2)
        .map(({ textContent }) => textContent);
    expect(cells(/Cà phê/)).toEqual(['185,000đ', '194,000đ', '']);
    expect(cells(/Bún bò/)).toEqual(['185,000đ', '194,000đ', 'giảm còn 65,000đ']);
    expect(cells(/Trà sen/)).toEqual(['185,000đ', 'như cũ', 'trừ ra']);
    expect(cells(/Mứt gừng/)).toEqual(['185,000đ', 'như cũ', 'giá giảm không còn thấp hơn giá bán']);
    expect(chosen()).toEqual([true, true, false, true]);
    expect(screen.getByText('240 sản phẩm khớp, trừ ra 1, còn 1,239 sản phẩm')).not.toBeNull();
    expect(screen.getByText('Giữ bản xem trước tới 09:52')).not.toBeNull();
    expect(screen.getByText(/26 sản phẩm đang giảm giữ nguyên giá giảm/)).not.toBeNull();
  });

  it('reloads when a product is excluded, and closes when the action changes', async () => {
    const page = await open();
    await previewAll(page);
    await page.user.click(box('Cà phê'));
    await waitFor(() => expect(page.previews).toHaveLength(2));
    expect(page.previews[1]).toMatchObject({ body: { except: [tea, coffee] } });
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Đổi thế nào' }), 'Giảm theo %');
    expect(screen.queryByRole('table', { name: 'Bản xem trước' })).toBeNull();
    expect(screen.getByRole('table', { name: 'Sản phẩm' })).not.toBeNull();
  });

  it.each([
    ['Danh mục', 'Danh mục', 'Bánh kẹo', { kind: 'CATEGORY', category: idOf(300) }],
    ['Thương hiệu', 'Thương hiệu', 'Cô Ba', { kind: 'PRODUCER', producer: idOf(400) }],
    ['Hiện, ẩn', 'Đổi thế nào', 'Ẩn khỏi shop', { kind: 'SHOWN', isShowed: false }],
  ])('of %s includes only the chosen products', async (thing, field, value, action) => {
    const { user, previews } = await open();
    await user.click(box('Bún bò'));
    await user.click(box('Mứt gừng'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Đổi gì' }), thing);
    await user.selectOptions(screen.getByRole('combobox', { name: field }), value);
    await user.click(screen.getByRole('button', { name: 'Xem trước' }));
    await waitFor(() => expect(previews).toEqual([{ body: { ids: [noodles, ginger], action } }]));
  });

  it('shows missing fields and errors of the service', async () => {
    const details = [{ path: 'filter', code: 'TOO_MANY', message: 'Nhiều nhất 20000' }];
    const refused = () => new ApiError(400, { message: 'INVALID_PAYLOAD', details });
    const { user } = await open({ previewProductChange: refused });
    await user.click(box('Cà phê'));
    await user.click(screen.getByRole('button', { name: 'Xem trước' }));
    expect(screen.getByText(/Hãy nhập một số lớn hơn 0/)).not.toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Bao nhiêu' }), '5{Enter}');
    expect(await screen.findByText('Nhiều nhất 20000')).not.toBeNull();
  });
});

describe('change', () => {
  it('starts after a confirmation by name, and clears the selection', async () => {
    const page = await open();
    await previewAll(page);
    await page.user.click(screen.getByRole('button', { name: 'Đổi giá 1,238 sản phẩm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tăng giá 5% cho 1,238 sản phẩm?' }));
    expect(page.starts).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Đổi giá 1,238 sản phẩm' }));
    await waitFor(() => expect(page.starts).toEqual([{ body: { preview: idOf(800) } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toEqual([false, false, false, false]);
  });

  it('shows in the dialog that its preview has expired', async () => {
    const page = await open({ startProductChange: () => new ApiError(404, { message: 'PRODUCT_CHANGE_NOT_FOUND' }) });
    await previewAll(page);
    await page.user.click(screen.getByRole('button', { name: 'Đổi giá 1,238 sản phẩm' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: 'Đổi giá 1,238 sản phẩm' }));
    expect(await dialog.findByText('Không tìm thấy lần đổi hàng loạt này, hoặc đã hết hạn.')).not.toBeNull();
  });
});

describe('banner', () => {
  const changesAre = (...changes: ProductChange[]) => ({ '/v1/products/changes': pageOf(changes) });
  const details = (fields: object) => ({
    getProductChange: {
      ...makeChange(),
      notRestorable: 7,
      products: pageOf([row(1, { state: 'DONE', reason: 'CHANGED_SINCE' })]),
      ...fields,
    },
  });

  it('shows the progress of a running change, and reloads the list when it has ended', async () => {
    let asked = 0;
    const running = makeChange({ state: 'RUNNING', count: 318, done: 100, failed: 2 });
    const { api } = await open({
      '/v1/products/changes': () => pageOf([(asked += 1) < 2 ? running : makeChange()]),
      ...details({}),
    });
    const banner = within(screen.getByRole('region', { name: 'Tăng giá 5% cho 318 sản phẩm' }));
    expect(banner.getByRole<HTMLProgressElement>('progressbar', { name: 'Đang đổi.' }).value).toBe(102);
    expect(banner.getByText('102 / 318')).not.toBeNull();
    const lists = () => api.requests.filter((address) => address.startsWith('/v1/products?')).length;
    const before = lists();
    await waitFor(() => expect(banner.queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
  });

  it('shows how much can be undone and until when, and undoes it after a confirmation', async () => {
    const { sent, take } = recorder();
    const { user } = await open({
      ...changesAre(makeChange()),
      ...details({}),
      takeBackProductChange: take(makeChange({ state: 'TAKING_BACK' })),
    });
    const banner = within(screen.getByRole('region', { name: 'Tăng giá 5% cho 318 sản phẩm' }));
    expect(await banner.findByText(/Lấy lại được 311 sản phẩm\. 7 sản phẩm đã có người sửa sau\./)).not.toBeNull();
    expect(banner.getByText('còn 19 ngày')).not.toBeNull();
    await user.click(banner.getByRole('button', { name: 'Xem 7 sản phẩm' }));
    const list = within(await screen.findByRole('dialog', { name: 'Những sản phẩm không lấy lại được' }));
    expect(await list.findByRole('row', { name: 'Bún bò có người sửa sau đó' })).not.toBeNull();
    await user.click(list.getByRole('button', { name: 'Đóng' }));
    await user.click(banner.getByRole('button', { name: 'Lấy lại' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lấy lại “Tăng giá 5% cho 318 sản phẩm”?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Lấy lại 311 sản phẩm' }));
    await waitFor(() => expect(sent).toEqual([{ params: { id: idOf(800) } }]));
  });

  it('shows the file name of an import', async () => {
    const imported = makeChange({ kind: 'IMPORT', action: { kind: 'IMPORT', name: 'tet.csv' } });
    await open({ ...changesAre(imported), ...details({}) });
    expect(screen.getByRole('region', { name: 'Nhập từ tệp tet.csv cho 318 sản phẩm' })).not.toBeNull();
  });

  it('of an undone change offers no action, and disappears after a day', async () => {
    const takenBack = { state: 'TAKEN_BACK', restored: 311, notRestored: 7 } as const;
    const old = makeChange({ ...takenBack, _id: idOf(801), takenBackAt: daysFromNow(-3) });
    const { user } = await open({
      ...changesAre(makeChange({ ...takenBack, takenBackAt: daysFromNow(0) }), old),
      ...details({ notRestorable: undefined }),
    });
    const banners = () => screen.getAllByRole('region', { name: 'Tăng giá 5% cho 318 sản phẩm' });
    expect(banners()).toHaveLength(1);
    expect(within(banners()[0] as HTMLElement).getByText(/Đã lấy lại 311 sản phẩm/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Lấy lại' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 lần đổi trước' }));
    expect(banners()).toHaveLength(2);
  });
});
