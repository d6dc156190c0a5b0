/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLine, makeOrder } from '../../testing/staff-data.ts';

const honey = { product: idOf(611), type: 'IN_SYSTEM' as const, name: { vi: 'Mật ong', en: 'Honey' } };
const first = makeOrder({
  lines: [
    makeLine({ ...honey, _id: idOf(801), amount: 2 }),
    makeLine({ _id: idOf(802), name: { vi: 'Bình gốm', en: '' } }),
  ],
});
const second = makeOrder({
  _id: idOf(701),
  code: 'GVG2M9X4B',
  note: 'Gói kỹ giúp em',
  lines: [
    makeLine({ ...honey, _id: idOf(803), amount: 3 }),
    makeLine({ _id: idOf(804), name: { vi: 'Nón lá', en: '' }, status: 'CANCELLED' }),
  ],
});
const orders = { '/v1/orders/GVG7K3F2Q': first, '/v1/orders/GVG2M9X4B': second };
const both = 'orders=GVG7K3F2Q,GVG2M9X4B';

it('prints the address in the format of its country, and the code as a barcode', async () => {
  await renderPage('/admin/print?orders=GVG7K3F2Q', orders);
  const label = within(await screen.findByRole('article', { name: 'Nhãn của đơn GVG7K3F2Q' }));
  expect(label.getByText(first.recipient.phone)).not.toBeNull();
  expect(label.getByText('JAPAN')).not.toBeNull();
  const bars = label.getByRole('img', { name: 'GVG7K3F2Q' }).querySelectorAll('rect');
  // Code 128: three bars per character plus start and check character, four for the stop.
  expect(bars).toHaveLength(3 * (9 + 2) + 4);
});

it('prints the lines of the parcel without prices, and the customer’s note', async () => {
  await renderPage(`/admin/print?document=SLIP&${both}`, orders);
  const slip = await screen.findByRole('article', { name: 'Phiếu đóng gói của đơn GVG2M9X4B' });
  expect(within(slip).getByText(/Gói kỹ giúp em/)).not.toBeNull();
  expect(within(slip).getByRole('row', { name: /Mật ong 3/ })).not.toBeNull();
  expect(slip.textContent).not.toMatch(/Nón lá|đ\b|₫/);
  expect(screen.getByRole('article', { name: 'Phiếu đóng gói của đơn GVG7K3F2Q' })).not.toBeNull();
});

it('lists goods of several orders once, with the pieces per order', async () => {
  const { user } = await renderPage(`/admin/print?${both}`, orders);
  await user.click(await screen.findByRole('button', { name: 'Phiếu lấy hàng' }));
  expect(location.search).toContain('document=PICK_LIST');
  const list = within(await screen.findByRole('article', { name: 'Phiếu lấy hàng' }));
  expect(list.getByRole('row', { name: /Mật ong GVG7K3F2Q × 2, GVG2M9X4B × 3 5/ })).not.toBeNull();
  expect(list.getAllByRole('row')).toHaveLength(3);
});

it.each([
  ['/admin/print', 'Chưa có đơn nào để in. Chọn đơn ở trang Đơn hàng.'],
  ['/admin/print?orders=../users,%3Cx%3E', 'Chưa có đơn nào để in. Chọn đơn ở trang Đơn hàng.'],
])('shows where to choose orders at %s', async (address, text) => {
  await renderPage(address, {});
  expect(await screen.findByText(text)).not.toBeNull();
  expect((screen.getByRole('button', { name: 'In' }) as HTMLButtonElement).disabled).toBe(true);
});

it('offers a retry when an order cannot be read', async () => {
  await renderPage('/admin/print?orders=GVG7K3F2Q', {});
  expect(await screen.findByRole('button', { name: 'Thử lại' })).not.toBeNull();
});
