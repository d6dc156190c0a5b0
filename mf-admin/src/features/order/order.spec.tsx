/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLine, makeOrder } from '../../testing/staff-data.ts';

const path = '/admin/orders/GVG7K3F2Q';
const open = (order = makeOrder(), responses = {}) =>
  renderPage(path, { [`/v1/orders/${order.code}`]: order, ...responses });

it('order shows lines, ledger with the sum after each entry, and log', async () => {
  await open();
  expect(await screen.findByRole('row', { name: /Nước mắm nhĩ 2 × 120,000đ – 1,960 g Đã có 240,000đ/ })).not.toBeNull();
  const ledger = within(screen.getByRole('region', { name: 'Sổ tiền' }));
  expect(ledger.getByRole('row', { name: /Chuyển khoản – 240,000đ 0đ/ })).not.toBeNull();
  expect(screen.getByText(/542-0076/)).not.toBeNull();
});

it('moves that the status refuses name their reason, and do nothing', async () => {
  const { user } = await open();
  const ship = await screen.findByRole('button', { name: 'Gửi đi' });
  expect(ship.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(ship.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Gửi đi khi đã đóng kiện.',
  );
  await user.click(ship);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('weighing needs grams and a photo of the scale, and sends both together', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await open(makeOrder(), {
    uploadPicture: { url: '/v1/file-manager/files/p.jpg', width: 1, height: 1 },
    weighOrder: (input: string) => {
      sent.push(JSON.parse(input));
      return makeOrder({ status: 'AWAITING_BALANCE', revision: 4 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ghi cân, báo khách trả cước' }));
  expect(screen.getByText('Nhập số gam, ví dụ 5,620.')).not.toBeNull();
  expect(screen.getByText('Cần một ảnh cân, khách sẽ thấy.')).not.toBeNull();
  await user.type(screen.getByLabelText('Cân nặng cả kiện (g)'), '5,620');
  await user.type(screen.getByLabelText('Dài × rộng × cao (cm)'), '38x26x22');
  await user.upload(screen.getByLabelText('Chụp ảnh cân'), new File(['x'], 'scale.png', { type: 'image/png' }));
  await screen.findByAltText('Ảnh cân vừa chụp');
  await user.click(screen.getByRole('button', { name: 'Ghi cân, báo khách trả cước' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  expect(sent).toEqual([
    {
      params: { id: 'GVG7K3F2Q' },
      body: {
        grams: 5_620,
        dimensionsMm: { length: 380, width: 260, height: 220 },
        photo: '/v1/file-manager/files/p.jpg',
        revision: 3,
      },
    },
  ]);
});

it('shipping asks for carrier and code', async () => {
  const sent: unknown[] = [];
  const packed = makeOrder({ status: 'PACKED' });
  const { user } = await open(packed, {
    setOrderStatus: (input: string) => {
      sent.push(JSON.parse(input));
      return makeOrder({ status: 'SHIPPED' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Gửi đi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gửi đơn GVG7K3F2Q đi?' }));
  await user.click(dialog.getByRole('button', { name: 'Gửi đi' }));
  expect(dialog.getAllByText('Hãy điền ô này.')).toHaveLength(2);
  await user.type(dialog.getByLabelText('Hãng vận chuyển'), 'EMS');
  await user.type(dialog.getByLabelText('Mã vận đơn'), 'EE1VN');
  await user.click(dialog.getByRole('button', { name: 'Gửi đi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([
    { body: { status: 'SHIPPED', carrier: 'EMS', trackingCode: 'EE1VN', revision: 3, note: '' } },
  ]);
});

it('refund goes up to the credit, and says what the service refuses', async () => {
  const totals = { ...makeOrder().totals, credit: 50_000 };
  const { user } = await open(makeOrder({ status: 'CANCELLED', totals }), {
    refundOrder: () => new ApiError(409, { message: 'PAYMENT_WAS_EXISTED' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Hoàn tiền' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Số tiền (đ)');
  await user.clear(amount);
  await user.type(amount, '60,000');
  await user.type(dialog.getByLabelText('Số tham chiếu của ngân hàng'), 'FT9');
  await user.click(dialog.getByRole('button', { name: 'Ghi đã hoàn 60,000đ' }));
  expect(dialog.getByText('Từ 1đ tới 50,000đ.')).not.toBeNull();
  await user.clear(amount);
  await user.type(amount, '50000');
  await user.click(dialog.getByRole('button', { name: 'Ghi đã hoàn 50,000đ' }));
  expect(await dialog.findByText('Khoản chuyển này đã được ghi nhận rồi.')).not.toBeNull();
});

it('lines are marked as arrived while they are bought, unless money is missing', async () => {
  const lines = [makeLine({ status: 'TO_BUY', type: 'WITHOUT_SYSTEM', url: 'https://shop.example/1' })];
  await open(makeOrder({ status: 'PURCHASING', lines }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Đã có hàng' })).disabled).toBe(false);
});

it('order that does not exist leads back to the list', async () => {
  await renderPage(path, { [`/v1/orders/GVG7K3F2Q`]: () => new ApiError(404, { message: 'ORDER_NOT_FOUND' }) });
  expect((await screen.findByRole('link', { name: 'Về danh sách đơn' })).getAttribute('href')).toBe('/admin/orders');
});
