/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { daysFromNow, makeOrder, makePayment, pageOf } from '../../testing/staff-data.ts';

const waiting = makeOrder({
  status: 'AWAITING_DEPOSIT',
  totals: { ...makeOrder().totals, paid: 0, due: 240_000 },
});
const responses = {
  '/v1/payments/unmatched': pageOf([makePayment()]),
  '/v1/orders': pageOf([waiting]),
  '/v1/payments/accounts': { docs: [{ account: '1234567890', bankName: 'Vietcombank', isFormer: false }] },
};

it('assigns a transfer to the likeliest order', async () => {
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
  expect(sent).toEqual([{ params: { id: makePayment()._id }, body: { order: 'GVG7K3F2Q', revision: 1 } }]);
});

it('shows the transfer of the URL although it is on another page of the list', async () => {
  const [listed, wanted] = [makePayment({ content: 'tien hang' }), makePayment({ _id: idOf(811), content: 'MUA HO' })];
  const payments = (address: string) => pageOf(address.includes(`id=${wanted._id}`) ? [wanted] : [listed]);
  await renderPage(`/admin/payments?status=ALL&payment=${wanted._id}`, { ...responses, '/v1/payments': payments });
  expect(await screen.findByText('MUA HO')).not.toBeNull();
  expect(screen.getAllByText('tien hang')).toHaveLength(1);
});

it('shows the first transfer of the list when the URL names an unknown one', async () => {
  const payments = (address: string) => pageOf(address.includes('id=') ? [] : [makePayment({ content: 'tien hang' })]);
  await renderPage(`/admin/payments?status=ALL&payment=${idOf(811)}`, { ...responses, '/v1/payments': payments });
  await waitFor(() => expect(screen.getAllByText('tien hang')).toHaveLength(2));
});

describe('transfer for several orders', () => {
  const dueOrder = (id: number, code: string, due: number) =>
    makeOrder({ _id: idOf(id), code, status: 'AWAITING_DEPOSIT', totals: { ...makeOrder().totals, paid: 0, due } });
  const theirs = [dueOrder(700, 'GVG7K3F2Q', 200_000), dueOrder(701, 'GVG2M9X4B', 30_000)];
  const openSplit = async (more: Parameters<typeof renderPage>[1]) => {
    const page = await renderPage('/admin/payments', {
      ...responses,
      '/v1/orders': pageOf(theirs),
      '/v1/orders/GVG7K3F2Q': theirs[0] as Order,
      ...more,
    });
    await page.user.click(await screen.findByRole('radio', { name: /GVG7K3F2Q/ }));
    await page.user.click(screen.getByRole('button', { name: 'Chia cho nhiều đơn của khách này' }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Chia 240,000đ cho nhiều đơn' })) };
  };

  it('is split over the customer’s orders, the least due first, and the rest is shown', async () => {
    const sent: unknown[] = [];
    const { user, dialog, api, shell } = await openSplit({
      splitPayment: (input: string) => {
        sent.push(JSON.parse(input));
        return makePayment({ status: 'OVERPAID', unallocated: 20_000 });
      },
    });
    const large = await dialog.findByLabelText<HTMLInputElement>('Cho đơn GVG7K3F2Q (đ)');
    const small = dialog.getByLabelText<HTMLInputElement>('Cho đơn GVG2M9X4B (đ)');
    expect([small.value, large.value]).toEqual(['30000', '200000']);
    expect(dialog.getByRole('status').textContent).toBe('Còn lại chưa chia: 10,000đ');
    expect(api.requests).toContain(`/v1/orders?limit=100&payment=DUE&user=${theirs[0]?.user}`);

    await user.clear(large);
    await user.type(large, '200.001');
    await user.click(dialog.getByRole('button', { name: 'Chia tiền' }));
    expect(dialog.getByText('Nhiều nhất 200,000đ, phần đơn còn phải trả.')).not.toBeNull();
    await user.clear(large);
    await user.type(large, '190k');
    expect(dialog.getByRole('status').textContent).toBe('Còn lại chưa chia: 20,000đ');
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Chia tiền' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const parts = [
      { order: 'GVG2M9X4B', amount: 30_000 },
      { order: 'GVG7K3F2Q', amount: 190_000 },
    ];
    expect(sent).toEqual([{ params: { id: makePayment()._id }, body: { parts, revision: 1 } }]);
    expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Đã chia 220,000đ vào các đơn.' }));
  });

  it('is not split without an amount, and an error keeps the input', async () => {
    const { user, dialog } = await openSplit({
      splitPayment: () => new ApiError(409, { message: 'VERSION_CONFLICT' }),
    });
    const large = await dialog.findByLabelText<HTMLInputElement>('Cho đơn GVG7K3F2Q (đ)');
    const small = dialog.getByLabelText<HTMLInputElement>('Cho đơn GVG2M9X4B (đ)');
    await user.clear(large);
    await user.clear(small);
    await user.click(dialog.getByRole('button', { name: 'Chia tiền' }));
    expect(dialog.getByRole('status').textContent).toBe('Hãy nhập số tiền cho ít nhất một đơn.');
    await user.type(small, '10k');
    await user.click(dialog.getByRole('button', { name: 'Chia tiền' }));
    expect(await dialog.findByRole('alert')).not.toBeNull();
    expect([small.value, large.value]).toEqual(['10k', '']);
  });

  it('is not split if the customer has nothing due', async () => {
    const { dialog } = await openSplit({ '/v1/orders?limit=100&payment=DUE': pageOf([]) });
    expect(await dialog.findByText('Khách này không có đơn nào còn phải thu.')).not.toBeNull();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Chia tiền' }).disabled).toBe(true);
  });
});

it('returns a transfer with a note after a confirmation', async () => {
  const sent: { body: object }[] = [];
  const { user, api } = await renderPage('/admin/payments', {
    ...responses,
    returnPayment: (input: string) => {
      sent.push(JSON.parse(input));
      return makePayment();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ghi đã trả lại' }));
  expect(screen.getByText('Hãy điền ô này.')).not.toBeNull();
  await user.type(screen.getByLabelText('Đã trả thế nào'), 'Chuyển trả');
  await user.type(screen.getByLabelText('Số tham chiếu khoản trả (nếu có)'), 'FT2');
  await user.click(screen.getByRole('button', { name: 'Ghi đã trả lại' }));
  expect(api.requests).not.toContain('returnPayment');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ghi đã trả lại 240,000đ?' }));
  await user.click(dialog.getByRole('button', { name: 'Ghi đã trả lại' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ note: 'Chuyển trả', bankReference: 'FT2', revision: 1 }]),
  );
});

it('reverses a mistaken return with a reason', async () => {
  const sent: unknown[] = [];
  const part = { kind: 'RETURNED', amount: 40_000, note: 'nhầm', at: daysFromNow(0) } as const;
  const [standing, taken] = [
    { ...part, _id: idOf(71), bankReference: 'RA1' },
    { ...part, _id: idOf(72) },
  ];
  const opposite = { ...part, _id: idOf(73), amount: -40_000, takesBack: taken._id };
  const payment = makePayment({ allocations: [standing, taken, opposite] });
  const { user } = await renderPage('/admin/payments', {
    ...responses,
    '/v1/payments/unmatched': pageOf([payment]),
    takeBackReturn: (input: string) => {
      sent.push(JSON.parse(input));
      return payment;
    },
  });
  expect(await screen.findByText('nhầm · RA1')).not.toBeNull();
  expect(screen.getByRole('rowheader', { name: 'Trả lại ghi nhầm' })).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ghi nhầm, lấy lại' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lấy lại khoản trả 40,000đ?' }));
  await user.click(dialog.getByRole('button', { name: 'Lấy lại' }));
  expect(dialog.getByText('Hãy điền ô này.')).not.toBeNull();
  await user.type(dialog.getByLabelText('Lý do'), 'ghi nhầm đơn');
  await user.click(dialog.getByRole('button', { name: 'Lấy lại' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { params: { id: payment._id, entry: standing._id }, body: { reason: 'ghi nhầm đơn', revision: 1 } },
  ]);
});

it('records a transfer manually, and shows a duplicate error in the dialog', async () => {
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

it('shows a duplicate reference next to the first transfer, and records it after a confirmation', async () => {
  const sent: { body: object }[] = [];
  const twin = makePayment({
    _id: idOf(812),
    amount: 90_000,
    content: 'MUA HO',
    receivedAt: '2025-11-20T03:00:00.000Z',
  });
  const refused = (path: string, code: string) => [{ path, code, message: 'Hãy xem lại' }];
  const answers = [
    new ApiError(409, {
      message: 'PAYMENT_WAS_EXISTED',
      details: refused('bankReference', 'POSSIBLE_DUPLICATE'),
      current: twin,
    }),
    new ApiError(400, { message: 'INVALID_PAYLOAD', details: refused('receivedAt', 'DAY_NOT_CONFIRMED') }),
    makePayment({ twin: twin._id }),
  ];
  const { user } = await renderPage('/admin/payments', {
    ...responses,
    recordPayment: (input: string) => answers[sent.push(JSON.parse(input)) - 1] as object,
  });
  await user.click(await screen.findByRole('button', { name: 'Ghi một khoản' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Vietcombank 1234567890' });
  await user.type(dialog.getByLabelText('Số tiền (đ)'), '240.000');
  await user.type(dialog.getByLabelText('Số tham chiếu'), 'FT1');
  const submit = dialog.getByRole('button', { name: 'Ghi một khoản' });
  await user.click(submit);
  expect(await dialog.findByText('Số tham chiếu này đã ghi: 90,000đ ngày 20/11/2025, “MUA HO”.')).not.toBeNull();
  const another = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Là khoản khác, ghi cả hai' });
  await user.click(another());
  await user.type(dialog.getByLabelText('Số tham chiếu'), '1');
  expect(another().checked).toBe(false);
  await user.click(another());
  await user.click(submit);
  await user.click(await dialog.findByRole('checkbox', { name: /^Ngày đúng như vậy/ }));
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toMatchObject([
    {},
    { isAnotherTransfer: true },
    { isAnotherTransfer: true, isDayConfirmed: true },
  ]);
});

it('imports doubtful rows of a statement after a confirmation', async () => {
  const sent: { body: object }[] = [];
  const { user } = await renderPage('/admin/payments', {
    ...responses,
    previewPaymentImport: {
      transfers: [
        { ...transferOf('FT-1', 90_000), twin: { ...transferOf('FT-1', 9_000), isRewritten: false } },
        { ...transferOf('FT-2', 10_000), row: 3, isDayDoubtful: true },
      ],
      refused: [],
    },
    importPayments: (input: string) => {
      sent.push(JSON.parse(input));
      return { recorded: [], known: 0, refused: [{ row: 9, reason: 'OTHER_ACCOUNT' }] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nhập sao kê' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nhập sao kê ngân hàng' }));
  await dialog.findByRole('option', { name: 'Vietcombank 1234567890' });
  await user.upload(dialog.getByLabelText('Tệp (CSV)'), new File(['a'], 'sao-ke.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('0 khoản mới, tổng 0đ; 0 khoản đã ghi từ trước.')).not.toBeNull();
  expect(dialog.getByText('cùng số tham chiếu với 9,000đ ngày 20/11/2025')).not.toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Là khoản khác, ghi cả hai' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Ngày đúng như vậy/ }));
  expect(dialog.getByText('2 khoản mới, tổng 100,000đ; 0 khoản đã ghi từ trước.')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Nhập sao kê' }));
  expect(await screen.findByText('Dòng 9: của tài khoản khác')).not.toBeNull();
  expect(sent.map(({ body }) => body)).toMatchObject([{ otherTransfers: [2], isDayConfirmed: true }]);
});

it('shows an empty state when the queue is empty', async () => {
  await renderPage('/admin/payments', { ...responses, '/v1/payments/unmatched': pageOf([]) });
  expect(await screen.findByText('Không có khoản nào chờ xử lý')).not.toBeNull();
});

const transferOf = (bankReference: string, amount: number) => ({
  ...{ row: 2, isKnown: false, isDayDoubtful: false },
  ...{ bankReference, amount, receivedAt: '2025-11-20T03:00:00.000Z', content: `chuyen tien ${bankReference}` },
});

it('previews and imports a statement, and shows the result of each row', async () => {
  const sent: unknown[] = [];
  const { user } = await renderPage('/admin/payments', {
    ...responses,
    previewPaymentImport: {
      transfers: [
        {
          ...transferOf('FT-1', 90_000),
          row: 2,
          order: { code: 'GVG7K3F2Q', status: 'AWAITING_DEPOSIT', due: 90_000 },
        },
        { ...transferOf('FT-2', 10_000), row: 3 },
        { ...transferOf('FT-3', 5_000), row: 4, isKnown: true },
      ],
      refused: [{ row: 7, reason: 'INVALID_AMOUNT' }],
    },
    importPayments: (input: string) => {
      sent.push(JSON.parse(input));
      return {
        recorded: [makePayment(), makePayment({ unallocated: 0 })],
        known: 3,
        refused: [{ row: 7, reason: 'INVALID_AMOUNT' }],
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nhập sao kê' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nhập sao kê ngân hàng' }));
  await dialog.findByRole('option', { name: 'Vietcombank 1234567890' });
  await user.click(dialog.getByRole('button', { name: 'Nhập sao kê' }));
  expect(dialog.getByText('Hãy chọn tệp.')).not.toBeNull();
  await user.selectOptions(dialog.getByLabelText('Sao kê của'), 'Techcombank');
  const file = new File(['Ngày,Số tiền'], 'sao-ke.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Tệp (CSV)'), file);
  await waitFor(() => expect(dialog.queryByText('Hãy chọn tệp.')).toBeNull());
  expect(await dialog.findByText('2 khoản mới, tổng 100,000đ; 1 khoản đã ghi từ trước.')).not.toBeNull();
  const preview = within(dialog.getByRole('list', { name: 'Xem trước sao kê' }));
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '90,000đvào GVG7K3F2Q, còn thu 90,000đ20/11/2025 · chuyen tien FT-1',
    '10,000đchờ xử lý20/11/2025 · chuyen tien FT-2',
    '5,000đđã ghi, bỏ qua20/11/2025 · chuyen tien FT-3',
  ]);
  expect(dialog.getByText('Dòng 7: không đọc được số tiền')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Nhập sao kê' }));
  const result = within(await screen.findByRole('dialog', { name: 'Đã nhập sao kê' }));
  expect(result.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 khoản mới, 1 khoản tự khớp đơn',
    '3 khoản đã ghi từ trước',
    '1 khoản chờ xử lý, tổng 240,000đ',
    'Dòng 7: không đọc được số tiền',
  ]);
  expect(sent).toEqual([
    {
      body: {
        ...{ account: '1234567890', bank: 'TECHCOMBANK' },
        file: Buffer.from('Ngày,Số tiền').toString('base64'),
        ...{ otherTransfers: [], isDayConfirmed: false },
      },
    },
  ]);
});

it('disables the import until the statement is read and previewed', async () => {
  const preview = Promise.withResolvers<object>();
  const { user } = await renderPage('/admin/payments', { ...responses, previewPaymentImport: () => preview.promise });
  await user.click(await screen.findByRole('button', { name: 'Nhập sao kê' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nhập sao kê ngân hàng' }));
  await dialog.findByRole('option', { name: 'Vietcombank 1234567890' });
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Nhập sao kê' });
  await user.upload(dialog.getByLabelText('Tệp (CSV)'), new File(['Ngày,Số tiền'], 'sao-ke.csv', { type: 'text/csv' }));
  expect(submit.disabled).toBe(true);
  await dialog.findByText('Đang đọc sao kê…');
  expect(submit.disabled).toBe(true);
  preview.resolve({ transfers: [transferOf('FT-1', 90_000)], refused: [] });
  await dialog.findByRole('list', { name: 'Xem trước sao kê' });
  expect(submit.disabled).toBe(false);
});

const inOrder = makePayment({
  status: 'MATCHED',
  unallocated: 0,
  allocations: [
    {
      _id: idOf(61),
      kind: 'ORDER',
      order: idOf(700),
      code: 'GVG7K3F2Q',
      amount: 240_000,
      note: '',
      at: daysFromNow(-1),
    },
    {
      _id: idOf(62),
      kind: 'ORDER',
      order: idOf(700),
      code: 'GVG7K3F2Q',
      amount: -40_000,
      note: '',
      at: daysFromNow(0),
    },
  ],
});
const opened = { ...responses, '/v1/payments/unmatched': pageOf([inOrder]) };

it('moves a part of a transfer to another order, limited to the allocated amount', async () => {
  const sent: unknown[] = [];
  const { user } = await renderPage('/admin/payments', {
    ...opened,
    movePayment: (input: string) => {
      sent.push(JSON.parse(input));
      return inOrder;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Chuyển khỏi GVG7K3F2Q (200,000đ)' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Số tiền (đ)');
  await user.clear(amount);
  await user.type(amount, '200.001');
  await user.type(dialog.getByLabelText('Mã đơn'), 'gvg2m9x4b');
  await user.click(dialog.getByRole('button', { name: 'Chuyển' }));
  expect(dialog.getByText('Từ 1đ tới 200,000đ.')).not.toBeNull();
  await user.clear(amount);
  await user.type(amount, '150.000');
  await user.click(dialog.getByRole('button', { name: 'Chuyển' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      params: { id: inOrder._id },
      body: { from: 'GVG7K3F2Q', to: 'GVG2M9X4B', amount: 150_000, note: '', revision: 1 },
    },
  ]);
});

it('takes money out of an order without a new order', async () => {
  const sent: unknown[] = [];
  const { user } = await renderPage('/admin/payments', {
    ...opened,
    movePayment: (input: string) => {
      sent.push(JSON.parse(input));
      return inOrder;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Chuyển khỏi/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /^Chưa vào đơn nào/ }));
  expect(dialog.queryByLabelText('Mã đơn')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Chuyển' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      params: { id: inOrder._id },
      body: { from: 'GVG7K3F2Q', unallocated: true, amount: 200_000, note: '', revision: 1 },
    },
  ]);
});

it('corrects an amount with a reason, and not below the allocated amount', async () => {
  const sent: unknown[] = [];
  const { user } = await renderPage('/admin/payments', {
    ...responses,
    '/v1/payments/unmatched': pageOf([makePayment({ amount: 240_000, unallocated: 40_000 })]),
    correctPayment: (input: string) => {
      sent.push(JSON.parse(input));
      return makePayment();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sửa số tiền' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sửa số tiền 240,000đ' }));
  const amount = dialog.getByLabelText('Số tiền đúng (đ)');
  await user.clear(amount);
  await user.type(amount, '199,999');
  await user.click(dialog.getByRole('button', { name: 'Sửa' }));
  expect(dialog.getByText('Ít nhất 200,000đ, phần đã chia hoặc đã trả.')).not.toBeNull();
  expect(dialog.getByText('Hãy điền ô này.')).not.toBeNull();
  await user.clear(amount);
  await user.type(amount, '204,000');
  await user.type(dialog.getByLabelText('Lý do'), 'gõ nhầm');
  await user.click(dialog.getByRole('button', { name: 'Sửa' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    { params: { id: makePayment()._id }, body: { amount: 204_000, note: 'gõ nhầm', revision: 1 } },
  ]);
});

describe('exports for bookkeeping', () => {
  const open = async (path: string) => {
    const sent: unknown[] = [];
    const record = (name: string) => (input: string) => {
      sent.push([name, JSON.parse(input).query]);
      return { name: `${name}.csv`, content: new Blob() };
    };
    const page = await renderPage(path, {
      ...responses,
      '/v1/payments': pageOf([makePayment()]),
      exportPayments: record('exportPayments'),
      exportLedger: record('exportLedger'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Xuất CSV' }));
    return { ...page, sent, dialog: within(await screen.findByRole('dialog', { name: 'Xuất tiền ra CSV' })) };
  };

  it.each([
    ['', { queued: 'true' }],
    ['?status=MATCHED', { status: 'MATCHED' }],
    ['?status=ALL', {}],
  ])('export the transfers of the tab %j by the bank’s month', async (query, filter) => {
    const saved = savedFiles();
    const { user, dialog, sent } = await open(`/admin/payments${query}`);
    const month = dialog.getByLabelText<HTMLSelectElement>('Tháng');
    expect(month.options).toHaveLength(24);
    await user.selectOptions(month, month.options[1] as HTMLOptionElement);
    const { value = '' } = month;
    await user.click(dialog.getByRole('button', { name: 'Tải tệp về' }));
    await waitFor(() => expect(saved).toEqual(['exportPayments.csv']));
    const days = { from: `${value}-01`, to: expect.stringMatching(new RegExp(`^${value}-(28|29|30|31)$`)) };
    expect(sent).toEqual([['exportPayments', { ...days, ...filter, separator: 'COMMA' }]]);
  });

  it('export the ledger of a month from any tab', async () => {
    const saved = savedFiles();
    const { user, dialog, sent } = await open('/admin/payments');
    await user.click(dialog.getByRole('radio', { name: 'Sổ tiền của các đơn' }));
    await user.click(dialog.getByRole('button', { name: 'Tải tệp về' }));
    await waitFor(() => expect(saved).toEqual(['exportLedger.csv']));
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(sent).toEqual([['exportLedger', { from: day, to: day, separator: 'COMMA' }]]);
  });
});
