/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { idOf } from '@gvg/browser-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeProduct } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, makeLine, makeOrder, pageOf } from '../../testing/staff-data.ts';

const sums = { goods: 240_000, serviceFee: 0, freight: 330_000, total: 570_000, paid: 240_000, due: 0, credit: 0 };
const more = { ...sums, goods: 370_000, total: 700_000 };
const tea = makeProduct({ _id: idOf(101), name: { vi: 'Trà sen', en: 'Lotus tea' }, sku: 'TS-01', stock: 3 });
const cake = makeProduct({ _id: idOf(102), name: { vi: 'Bánh cốm', en: 'Rice cake' } });

interface Sent {
  revision: number;
  added?: { product: string; amount: number }[];
}

/** Opens the dialog in a shop that sells `products`. Returns it with the requests to the order. */
async function openDialog(
  products: ProductCard[] | (() => unknown) = [tea, cake],
  order: Order = makeOrder(),
  responses: Parameters<typeof renderPage>[1] = {},
) {
  const sent: Sent[] = [];
  const page = await renderPage('/admin/orders/GVG7K3F2Q', {
    '/v1/orders/GVG7K3F2Q': order,
    '/v1/costs': pageOf([]),
    '/v1/products': typeof products === 'function' ? products : () => pageOf(products),
    amendOrder: (input: string) => {
      const { body } = JSON.parse(input) as { body: Sent };
      sent.push(body);
      return { outcome: 'PROPOSED', order, before: sums, after: more };
    },
    ...responses,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Đổi đơn…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Đổi đơn GVG7K3F2Q' }));
  await page.user.click(dialog.getByRole('button', { name: 'Thêm món' }));
  return { ...page, dialog, sent, field: dialog.getByRole('combobox', { name: 'Tên hoặc mã sản phẩm' }) };
}

it('finds a product, chooses it by keyboard, sets its amount and proposes it to the customer', async () => {
  const { user, dialog, sent, field, shell } = await openDialog();
  expect(document.activeElement).toBe(field);
  await user.type(field, 'trà');
  expect(await dialog.findByRole('option', { name: /Trà sen.*TS-01 · 65,000đ · kho còn 3/ })).not.toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(dialog.getByRole('option', { name: /Bánh cốm/ }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(dialog.queryByRole('option', { name: /Trà sen/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Thêm Trà sen' }));
  expect(await dialog.findByRole('row', { name: 'Cả đơn 570,000đ 700,000đ' })).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Gửi khách đồng ý' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalled());
  expect(sent.at(-1)).toEqual({ revision: 3, lines: [], added: [{ product: tea._id, amount: 2 }] });
});

it('removes a chosen product', async () => {
  const { user, dialog, field } = await openDialog();
  await user.type(field, 'trà');
  await user.click(await dialog.findByRole('option', { name: /Trà sen/ }));
  const chosen = within(dialog.getByRole('list', { name: 'Món sẽ thêm' }));
  await user.click(chosen.getByRole('button', { name: 'Bỏ Trà sen' }));
  expect(dialog.queryByRole('list', { name: 'Món sẽ thêm' })).toBeNull();
  expect(dialog.getByText(/^Chưa đổi gì/)).not.toBeNull();
});

it('shows why a product cannot be added, and does not add it', async () => {
  const ordered = makeProduct({ _id: idOf(103), name: { vi: 'Nước mắm', en: '' } });
  const rare = makeProduct({ _id: idOf(104), name: { vi: 'Yến sào', en: '' }, type: 'HARD_TO_GET' });
  const gone = makeProduct({ _id: idOf(105), name: { vi: 'Mứt gừng', en: '' }, stock: 0 });
  const order = makeOrder({ lines: [makeLine({ product: ordered._id })] });
  const { user, dialog, field } = await openDialog([ordered, rare, gone], order);
  await user.type(field, 'a');
  for (const [name, reason] of [
    ['Nước mắm', 'đã có trong đơn'],
    ['Yến sào', 'cần báo giá'],
    ['Mứt gừng', 'hết hàng'],
  ] as const) {
    const option = await dialog.findByRole('option', { name: new RegExp(`${name}.*${reason}`) });
    expect(option.getAttribute('aria-disabled')).toBe('true');
    await user.click(option);
  }
  await user.click(field);
  await user.keyboard('{Enter}');
  expect(dialog.queryByRole('list', { name: 'Món sẽ thêm' })).toBeNull();
});

it('keeps the dialog open after an empty result, a failed search and Escape', async () => {
  let respond = (): unknown => pageOf([]);
  const { user, dialog, field } = await openDialog(() => respond());
  await user.type(field, 'xyz');
  expect(await dialog.findByText('Không có sản phẩm nào đang bán với tên hoặc mã này.')).not.toBeNull();
  respond = () => new ApiError(503, { message: 'SERVICE_UNAVAILABLE' });
  await user.type(field, 'w');
  expect(await dialog.findByText(/Không tải được sản phẩm/)).not.toBeNull();
  respond = () => pageOf([tea]);
  await user.click(dialog.getByRole('button', { name: 'Thử lại' }));
  expect(await dialog.findByRole('option', { name: /Trà sen/ })).not.toBeNull();
  await user.click(field);
  await user.keyboard('{Escape}');
  expect((field as HTMLInputElement).value).toBe('');
  expect(dialog.queryByRole('option', { name: /Trà sen/ })).toBeNull();
});

it('links to a new quote for this customer for goods from elsewhere', async () => {
  const { dialog } = await openDialog();
  const link = dialog.getByRole('link', { name: /báo giá cho khách này/ });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/admin/quotes/new\\?user=${makeOrder().user}$`));
});

it('shows the service’s error at its product', async () => {
  const detail = { path: 'added.0', code: 'NOT_AVAILABLE', message: 'Có món chưa đặt được. Hãy xem lại trong giỏ.' };
  const { user, dialog, field } = await openDialog([tea], makeOrder(), {
    amendOrder: () => new ApiError(409, { message: 'CART_LINE_NOT_READY', details: [detail] }),
  });
  await user.type(field, 'trà');
  await user.click(await dialog.findByRole('option', { name: /Trà sen/ }));
  const chosen = within(dialog.getByRole('list', { name: 'Món sẽ thêm' }));
  expect(await chosen.findByRole('alert')).toHaveProperty('textContent', 'Cửa hàng đang không bán món này. Hãy bỏ ra.');
  expect(dialog.getByText(/^Có món lúc này không đặt được/)).not.toBeNull();
});

it('lists the lines that an open proposal adds', async () => {
  const added = [makeLine({ _id: idOf(99), name: { vi: 'Trà sen', en: 'Lotus tea' }, amount: 2, price: 65_000 })];
  const order = makeOrder({
    proposal: {
      _id: idOf(800),
      at: daysFromNow(-0.5),
      until: daysFromNow(1.5),
      lines: [],
      added,
      before: sums,
      after: more,
    },
  });
  await renderPage('/admin/orders/GVG7K3F2Q', { '/v1/orders/GVG7K3F2Q': order, '/v1/costs': pageOf([]) });
  expect(await screen.findByText('Món mới: Trà sen, 2 × 65,000đ')).not.toBeNull();
});
