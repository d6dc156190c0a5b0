/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError, pageContext, queryKeys } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeGroup, makeMovement, makeProduct } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { customer, pageOf } from '../../testing/staff-data.ts';

jest.mock('../../rich-text/editor/rich-text-editor.tsx', () =>
  jest.requireActual<object>('../../testing/plain-editor.tsx'),
);

const id = idOf(100);
const groups = {
  listCategories: pageOf([makeGroup()]),
  listProducers: pageOf([makeGroup({ _id: idOf(400), name: { vi: 'Cô Ba', en: '' } })]),
  listCountries: pageOf([{ code: 'VN', name: { vi: 'Việt Nam', en: 'Vietnam' } }]),
  estimateCost: { country: 'JP', rows: [{ service: 'AIR', possible: true, total: 165_000 }] },
};
const stored = {
  ...groups,
  [`/v1/products/${id}`]: makeProduct(),
  [`/v1/products/${id}/stock`]: pageOf([
    makeMovement(),
    makeMovement({
      _id: idOf(601),
      change: -3,
      reason: 'SOLD',
      note: '',
      order: { _id: idOf(700), code: 'GVG7K3F2Q' },
      by: { kind: 'service', id: 'cart' },
      stock: 104,
    }),
  ]),
};
const edit = `/product/edit?id=${id}`;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: /^Lưu/ });
type Sent = { params: object; body: Record<string, unknown> };

async function openEdit(answers: Record<string, object> = {}) {
  const sent: Sent[] = [];
  const take = (input: string) => {
    sent.push(JSON.parse(input) as Sent);
    return makeProduct({ ...(sent.at(-1)?.body as object), editRevision: 4 + sent.length });
  };
  const page = await renderPage(edit, { ...stored, updateProduct: take, ...answers });
  await screen.findByDisplayValue('Bánh tráng dẻo tôm');
  return { ...page, sent };
}

it.each(['/product/create', edit])('shows a customer no page at %s', async (path) => {
  const { api, shell } = await renderPage(path, stored, customer);
  expect(await screen.findByText('Không tìm thấy trang này')).not.toBeNull();
  expect(shell.navigate).not.toHaveBeenCalled();
  expect(api.requests.filter((request) => request.startsWith(`/v1/products/${id}`))).toEqual([]);
});

it('shows a product in both languages with its stock and movements', async () => {
  await openEdit();
  expect(field('Giá bán (đ)').value).toBe('72,000');
  expect(field('Dài × rộng × cao (cm)').value).toBe('24 × 18 × 5');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Mô tả · Tiếng Việt')).value).toContain('Phơi sương');
  expect(screen.getByText('Khách trả 65,000đ một gói.')).not.toBeNull();
  const movements = within(await screen.findByRole('region', { name: 'Nhập xuất kho' }));
  expect((await movements.findByRole('link', { name: 'GVG7K3F2Q' })).getAttribute('href')).toBe(
    '/admin/orders/GVG7K3F2Q',
  );
  expect(movements.getByText('−3')).not.toBeNull();
  expect(await screen.findAllByText('165,000đ')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Xem ở shop' }).getAttribute('href')).toBe(
    `/product/banh-trang-deo-tom-${id}`,
  );
});

it('marks and counts missing English without blocking the save', async () => {
  const { user, sent } = await openEdit();
  expect(screen.queryByText(/thiếu/)).toBeNull();
  await user.clear(field('Tên · Tiếng Anh'));
  await user.type(field('Thành phần · Tiếng Việt'), 'Bột gạo');
  expect(screen.getByText('thiếu 2 bản dịch')).not.toBeNull();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ name: { en: '' }, ingredients: { vi: 'Bột gạo', en: '' }, revision: 4 });
});

it('lists unsaved fields in the bar and reverts them', async () => {
  const { user } = await openEdit();
  await user.clear(field('Giá bán (đ)'));
  await user.type(field('Giá bán (đ)'), '70.000');
  await user.type(await screen.findByLabelText('Mô tả · Tiếng Anh'), '<p>x</p>');
  const bar = within(screen.getByRole('region', { name: 'Thay đổi chưa lưu' }));
  expect(bar.getByText('2 ô chưa lưu')).not.toBeNull();
  expect(bar.getByRole('status').textContent).toContain('Mô tả (Tiếng Anh) · Giá bán (đ)');
  await user.click(bar.getByRole('button', { name: 'Bỏ thay đổi' }));
  expect(field('Giá bán (đ)').value).toBe('72,000');
  expect(screen.queryByRole('region', { name: 'Thay đổi chưa lưu' })).toBeNull();
});

it('shows errors at their fields and sends nothing', async () => {
  const { user, sent } = await openEdit();
  await user.clear(field('Giá bán (đ)'));
  await user.type(field('Giá bán (đ)'), 'năm nghìn');
  await user.clear(field('Tên · Tiếng Việt'));
  await user.click(save());
  await waitFor(() => expect(field('Giá bán (đ)').getAttribute('aria-invalid')).toBe('true'));
  expect(field('Tên · Tiếng Việt').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Còn 2 chỗ cần sửa trước khi lưu.')).not.toBeNull();
  expect(sent).toEqual([]);
});

it('shows a duplicate SKU at its field', async () => {
  const { user } = await openEdit({ updateProduct: () => new ApiError(409, { message: 'SKU_WAS_EXISTED' }) });
  await user.type(field('Mã hàng (SKU)'), 'GVG-1');
  await user.click(save());
  await waitFor(() => expect(field('Mã hàng (SKU)').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Mã hàng này đã dùng cho sản phẩm khác.')).not.toBeNull();
});

it('asks for confirmation of a price below 1,000đ', async () => {
  const { user, sent } = await openEdit();
  await user.clear(field('Giá giảm (đ)'));
  await user.type(field('Giá giảm (đ)'), '650');
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Bán giá 650đ?' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Đúng, 650đ' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ salePrice: 650 });
});

it('saves on Ctrl+S and clears emptied fields', async () => {
  const { user, sent, shell } = await openEdit();
  await user.clear(field('Giá giảm (đ)'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ price: 72_000, salePrice: null, dimensionsMm: { length: 240 } });
  expect(sent[0]?.body).not.toHaveProperty('stock');
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Đã lưu Bánh tráng dẻo tôm' }));
});

it('asks only about the field that two users have changed', async () => {
  const theirs = makeProduct({
    price: 75_000,
    name: { vi: 'Bánh tráng dẻo tôm', en: 'Rice paper' },
    editRevision: 5,
    revision: 20,
  });
  const sent: Sent[] = [];
  const { user } = await openEdit({
    updateProduct: (input: string) => {
      sent.push(JSON.parse(input) as Sent);
      return sent.length === 1
        ? new ApiError(409, { message: 'VERSION_CONFLICT', current: theirs })
        : makeProduct({ price: 70_000, editRevision: 6 });
    },
  });
  await user.clear(field('Giá bán (đ)'));
  await user.type(field('Giá bán (đ)'), '70,000');
  await user.type(field('Mã vạch'), '893');
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent)).toEqual([
    'Giá bán (đ)',
  ]);
  await user.click(dialog.getByRole('radio', { name: /70,000/ }));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ price: 70_000, barcode: '893', name: { en: 'Rice paper' }, revision: 5 });
});

it('shows the newer product after a change elsewhere while the form is clean', async () => {
  let product = makeProduct();
  await openEdit({ [`/v1/products/${id}`]: () => product });
  product = makeProduct({ price: 90_000, editRevision: 5 });
  await act(() => pageContext().queryClient.invalidateQueries({ queryKey: queryKeys.products }));
  await waitFor(() => expect(field('Giá bán (đ)').value).toBe('90,000'));
});

it('removes and reorders pictures, with the first as the main one', async () => {
  const { user, sent } = await openEdit();
  await user.click(screen.getByRole('button', { name: 'Ảnh 2' }));
  await user.click(screen.getByRole('button', { name: 'Đưa ảnh đang chọn lên trước' }));
  await user.click(screen.getByRole('button', { name: 'Bỏ Ảnh 2' }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body['images']).toEqual(['/v1/file-manager/files/two.png']);
});

it('asks before leaving with unsaved changes', async () => {
  const { user } = await openEdit();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.type(field('Mã vạch'), '8');
  await user.click(screen.getAllByRole('link', { name: /Sản phẩm/ })[0] as HTMLElement);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/product/edit');
  await user.click(screen.getByRole('button', { name: 'Bỏ thay đổi' }));
  confirm.mockRestore();
});

it('creates a product and opens its form', async () => {
  const sent: Sent[] = [];
  const { user } = await renderPage('/product/create', {
    ...stored,
    uploadPicture: { url: '/v1/file-manager/files/new.png', width: 600, height: 600 },
    createProduct: (input: string) => (sent.push(JSON.parse(input) as Sent), makeProduct()),
  });
  const create = await screen.findByRole('button', { name: /^Tạo sản phẩm/ });
  await user.click(create);
  expect(await screen.findByText(/chỗ cần sửa trước khi lưu/)).not.toBeNull();
  await user.type(field('Tên · Tiếng Việt'), 'Mắm ruốc');
  await user.type(await screen.findByLabelText('Mô tả · Tiếng Việt'), '<p>Mắm</p>');
  await user.upload(screen.getByLabelText('Thêm ảnh'), new File(['x'], 'a.png', { type: 'image/png' }));
  await user.type(field('Giá bán (đ)'), '58k');
  await user.type(field('Một gói có'), '250');
  await user.type(field('Nặng cả bao (g)'), '400');
  await user.selectOptions(field('Danh mục'), 'Bánh kẹo');
  await user.selectOptions(field('Thương hiệu'), 'Cô Ba');
  await user.clear(field('Tồn kho ban đầu'));
  await user.type(field('Tồn kho ban đầu'), '40');
  await user.click(create);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    name: { vi: 'Mắm ruốc', en: '' },
    images: ['/v1/file-manager/files/new.png'],
    price: 58_000,
    stock: 40,
    isShowed: true,
  });
  await waitFor(() => expect(location.pathname + location.search).toBe(edit));
});

it('opens a copy filled and hidden, and creates it under another name', async () => {
  const sent: Sent[] = [];
  const { user } = await renderPage(`/product/create?from=${id}`, {
    ...stored,
    [`/v1/products/${id}`]: makeProduct({ sku: 'GVG-1' }),
    createProduct: (input: string) => (sent.push(JSON.parse(input) as Sent), makeProduct({ _id: idOf(105) })),
    [`/v1/products/${idOf(105)}`]: makeProduct({ _id: idOf(105) }),
  });
  expect(await screen.findByDisplayValue('Bánh tráng dẻo tôm (bản sao)')).not.toBeNull();
  expect(field('Hiện ở shop').checked).toBe(false);
  await user.click(screen.getByRole('button', { name: /^Tạo sản phẩm/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ isShowed: false, stock: 0, price: 72_000 });
  expect(sent[0]?.body).not.toHaveProperty('sku');
});

it('shows a not-found page for an unknown product', async () => {
  await renderPage('/product/edit?id=nothing', {
    ...stored,
    '/v1/products/nothing': () => new ApiError(404, { message: 'INVALID_ID' }),
  });
  expect(await screen.findByText('Không có sản phẩm này')).not.toBeNull();
});
