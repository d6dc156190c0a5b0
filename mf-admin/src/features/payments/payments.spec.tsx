/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { makeOrder, makePayment, pageOf } from '../../testing/staff-data.ts';

const waiting = makeOrder({
  status: 'AWAITING_DEPOSIT',
  totals: { ...makeOrder().totals, paid: 0, due: 240_000 },
});
const responses = {
  '/v1/payments/unmatched': pageOf([makePayment()]),
  '/v1/orders': pageOf([waiting]),
  '/v1/settings/cart': { bankAccounts: [{ account: '1234567890', bankName: 'Vietcombank' }] },
};

it('transfer is assigned to the likeliest order', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await renderPage('/admin/payments', {
    ...responses,
    assignPayment: (input: string) => {
      sent.push(JSON.parse(input));
      return makePayment({ status: 'ASSIGNED', unallocated: 0 });
    },
  });
  await user.click(await screen.findByRole('radio', { name: /GVG7K3F2Q.*đúng số tiền · trùng tên/ }));
  await user.click(screen.getByRole('button', { name: 'Chia vào đơn' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  expect(sent).toEqual([{ params: { id: makePayment()._id }, body: { order: 'GVG7K3F2Q' } }]);
});

it('transfer goes back with a note, after it was asked once more', async () => {
  const { user, api } = await renderPage('/admin/payments', { ...responses, returnPayment: makePayment() });
  await user.click(await screen.findByRole('button', { name: 'Ghi đã trả lại' }));
  expect(screen.getByText('Hãy điền ô này.')).not.toBeNull();
  await user.type(screen.getByLabelText('Đã trả thế nào'), 'Chuyển trả, FT2');
  await user.click(screen.getByRole('button', { name: 'Ghi đã trả lại' }));
  expect(api.requests).not.toContain('returnPayment');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ghi đã trả lại 240,000đ?' }));
  await user.click(dialog.getByRole('button', { name: 'Ghi đã trả lại' }));
  await waitFor(() => expect(api.requests).toContain('returnPayment'));
});

it('transfer is recorded by hand; one that is known is refused in its place', async () => {
  const { user } = await renderPage('/admin/payments', {
    ...responses,
    recordPayment: () => new ApiError(409, { message: 'PAYMENT_WAS_EXISTED' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ghi một khoản' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Vietcombank 1234567890' });
  await user.type(dialog.getByLabelText('Số tiền (đ)'), '240.000');
  await user.type(dialog.getByLabelText('Số tham chiếu'), 'FT1');
  await user.click(dialog.getByRole('button', { name: 'Ghi một khoản' }));
  expect(await dialog.findByText('Khoản chuyển này đã được ghi nhận rồi.')).not.toBeNull();
});

it('empty queue says so', async () => {
  await renderPage('/admin/payments', { ...responses, '/v1/payments/unmatched': pageOf([]) });
  expect(await screen.findByText('Không có khoản nào chờ xử lý')).not.toBeNull();
});
