/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { idOf } from '@gvg/browser-kit/testing';
import { daysFromNow, makeLine, makeOrder, makeUser, pageOf } from '../../testing/staff-data.ts';

const path = '/admin/orders/GVG7K3F2Q';
const open = (order = makeOrder(), responses = {}) =>
  renderPage(path, { [`/v1/orders/${order.code}`]: order, ...responses });

it('shows lines, ledger with running sum, and timeline', async () => {
  await open();
  expect(await screen.findByRole('row', { name: /Nước mắm nhĩ 2 × 120,000đ – 1,960 g Đã có 240,000đ/ })).not.toBeNull();
  const ledger = within(screen.getByRole('region', { name: 'Sổ tiền' }));
  expect(ledger.getByRole('row', { name: /Chuyển khoản – 240,000đ 0đ/ })).not.toBeNull();
  expect(screen.getByText(/542-0076/)).not.toBeNull();
});

it('disables moves that the status forbids and shows the reason', async () => {
  const { user } = await open();
  const ship = await screen.findByRole('button', { name: 'Gửi đi' });
  expect(ship.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(ship.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Gửi đi khi đã đóng kiện.',
  );
  await user.click(ship);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('requires grams and a photo of the scale, and sends both', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await open(makeOrder(), {
    uploadPicture: { url: '/v1/file-manager/files/p.jpg', width: 1, height: 1 },
    weighOrder: (input: string) => {
      sent.push(JSON.parse(input));
      return makeOrder({ status: 'AWAITING_BALANCE', revision: 4 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ghi cân, báo khách trả cước' }));
  expect(screen.getByText('Nhập số gam, ví dụ 5,620, hoặc kèm kg, ví dụ 5,62 kg.')).not.toBeNull();
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

describe('weighing', () => {
  const stored = '/v1/file-manager/files/p.jpg';
  const weighed = makeOrder({
    status: 'AWAITING_BALANCE',
    revision: 4,
    shipping: { ...makeOrder().shipping, actualGrams: 5_620 },
    photos: [{ url: stored, signedUrl: stored, kind: 'SCALE', at: daysFromNow(0) }],
  });
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ghi cân, báo khách trả cước' });
  const weight = () => screen.getByLabelText<HTMLInputElement>('Cân nặng cả kiện (g)');

  /** Opens the order page with weight and photo filled in. `uploads` and `sent` record the requests. */
  async function give(responses: Record<string, FakeResponse> = {}) {
    const uploads: string[] = [];
    const sent: unknown[] = [];
    const page = await open(makeOrder(), {
      uploadPicture: (input: string) => {
        uploads.push(input);
        return { url: stored, width: 1, height: 1 };
      },
      weighOrder: (input: string) => {
        sent.push(JSON.parse(input));
        return weighed;
      },
      ...responses,
    });
    await page.user.type(await screen.findByLabelText('Cân nặng cả kiện (g)'), '5,620');
    await page.user.upload(screen.getByLabelText('Chụp ảnh cân'), new File(['x'], 'scale.png', { type: 'image/png' }));
    await screen.findByAltText('Ảnh cân vừa chụp');
    return { ...page, uploads, sent };
  }
  afterEach(() => dispatchEvent(new Event('online')));

  it('waits while the browser is offline, warns before leaving, and is sent once', async () => {
    const { user, shell, uploads, sent } = await give();
    dispatchEvent(new Event('offline'));
    await user.click(button());
    expect(await screen.findByText('Mất mạng: 5,620 g và ảnh cân chờ gửi, có mạng là gửi.')).not.toBeNull();
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    await user.click(screen.getByRole('link', { name: 'Đơn hàng /' }));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe(path);
    expect([uploads, sent]).toEqual([[], []]);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
    expect(uploads).toHaveLength(1);
    expect(sent).toEqual([{ params: { id: 'GVG7K3F2Q' }, body: { grams: 5_620, photo: stored, revision: 3 } }]);
    expect(screen.queryByText(/^Mất mạng/)).toBeNull();
    ask.mockRestore();
  });

  it('sends only the weight if the connection broke after the photo was stored', async () => {
    let weighings = 0;
    const { user, shell, uploads } = await give({
      weighOrder: () => {
        weighings += 1;
        if (weighings > 1) return weighed;
        dispatchEvent(new Event('offline'));
        return new ApiError(0, {});
      },
    });
    await user.click(button());
    expect(await screen.findByText(/^Mất mạng: 5,620 g/)).not.toBeNull();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
    expect([uploads.length, weighings]).toEqual([1, 2]);
  });

  it('completes if the request had been processed before the connection broke', async () => {
    const { user, shell } = await give({
      weighOrder: () => new ApiError(409, { message: 'VERSION_CONFLICT', current: weighed }),
    });
    await user.click(button());
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  });

  it('shows the error and sends no weight if the photo is rejected', async () => {
    const { user, sent } = await give({
      uploadPicture: () => new ApiError(415, { message: 'FILE_TYPE_NOT_SUPPORTED' }),
    });
    await user.click(button());
    expect(await screen.findByText('Chỉ nhận ảnh JPEG, PNG, GIF, WebP hoặc AVIF.')).not.toBeNull();
    expect(sent).toEqual([]);
    expect(weight().value).toBe('5,620');
    expect(screen.queryByAltText('Ảnh cân vừa chụp')).not.toBeNull();
  });

  it('keeps weight and photo after an error, and does not upload the photo again', async () => {
    const answers = [new ApiError(409, { message: 'VERSION_CONFLICT', current: makeOrder({ revision: 4 }) })];
    const { user, shell, uploads } = await give({ weighOrder: () => answers.shift() ?? weighed });
    await user.click(button());
    expect(await screen.findByText(/^Nội dung vừa được người khác sửa/)).not.toBeNull();
    expect(weight().value).toBe('5,620');
    expect(screen.queryByAltText('Ảnh cân vừa chụp')).not.toBeNull();
    await user.click(button());
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
    expect(uploads).toHaveLength(1);
  });
});

it('requires carrier and tracking code for shipping', async () => {
  const sent: unknown[] = [];
  const packed = makeOrder({ status: 'PACKED' });
  const lines = packed.lines.map(({ _id, amount }) => ({ line: _id, amount }));
  const { user } = await open(
    { ...packed, work: { notes: [], packing: { lines } } },
    {
      setOrderStatus: (input: string) => {
        sent.push(JSON.parse(input));
        return makeOrder({ status: 'SHIPPED' });
      },
    },
  );
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
  expect(sent).not.toMatchObject([{ body: { unpackedReason: expect.anything() } }]);
});

it('requires a reason for shipping an incomplete parcel', async () => {
  const sent: unknown[] = [];
  const { user } = await open(makeOrder({ status: 'PACKED' }), {
    setOrderStatus: (input: string) => {
      sent.push(JSON.parse(input));
      return makeOrder({ status: 'SHIPPED' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Gửi đi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gửi đơn GVG7K3F2Q đi?' }));
  await user.type(dialog.getByLabelText('Hãng vận chuyển'), 'EMS');
  await user.type(dialog.getByLabelText('Mã vận đơn'), 'EE1VN');
  await user.click(dialog.getByRole('button', { name: 'Gửi đi' }));
  expect(dialog.getByText('Hãy điền ô này.')).not.toBeNull();
  await user.type(dialog.getByLabelText('Vì sao gửi khi chưa bỏ đủ món'), 'máy quét hỏng');
  await user.click(dialog.getByRole('button', { name: 'Gửi đi' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { status: 'SHIPPED', unpackedReason: 'máy quét hỏng' } }]));
});

it('limits a refund to the credit, and shows the error of the service', async () => {
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

it('reduces the charge of a line of a packed order with a reason', async () => {
  const sent: unknown[] = [];
  const order = makeOrder({ status: 'PACKED' });
  const { user } = await open(order, {
    reduceOrder: (input: string) => {
      sent.push(JSON.parse(input));
      return order;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Giảm tiền' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Giảm tiền đơn GVG7K3F2Q' }));
  await user.click(dialog.getByRole('button', { name: 'Giảm 0đ' }));
  expect(dialog.getByText('Hãy điền ô này.')).not.toBeNull();
  const line = order.lines[0]!;
  await user.selectOptions(dialog.getByLabelText('Giảm cho'), line._id);
  await user.type(dialog.getByLabelText('Số tiền (đ)'), '50,000');
  await user.type(dialog.getByLabelText('Lý do (khách đọc được)'), 'vỡ khi đóng');
  await user.click(dialog.getByRole('button', { name: 'Giảm 50,000đ' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { body: { line: line._id, amount: 50_000, reason: 'vỡ khi đóng', revision: order.revision } },
    ]),
  );
});

it('corrects the tracking code of a shipped parcel', async () => {
  const sent: unknown[] = [];
  const { shipping } = makeOrder();
  const order = makeOrder({ status: 'SHIPPED', shipping: { ...shipping, carrier: 'EMS', trackingCode: 'EE1VN' } });
  const { user } = await open(order, {
    correctShipment: (input: string) => {
      sent.push(JSON.parse(input));
      return order;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sửa mã vận đơn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sửa vận đơn của đơn GVG7K3F2Q' }));
  const code = dialog.getByLabelText('Mã vận đơn');
  await user.clear(code);
  await user.click(dialog.getByRole('button', { name: 'Lưu mã mới' }));
  expect(dialog.getByText('Hãy điền ô này.')).not.toBeNull();
  await user.type(code, 'EE2VN');
  await user.click(dialog.getByRole('button', { name: 'Lưu mã mới' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { carrier: 'EMS', trackingCode: 'EE2VN' } }]));
});

it('reverses a mistaken refund with a reason', async () => {
  const sent: unknown[] = [];
  const at = daysFromNow(0);
  const refund = { _id: idOf(81), kind: 'REFUND' as const, amount: -50_000, note: '', at };
  const [returned, taken] = [
    { ...refund, _id: idOf(82), payment: idOf(800) },
    { ...refund, _id: idOf(83) },
  ];
  const opposite = { ...refund, _id: idOf(84), amount: 50_000, takesBack: taken._id };
  const order = makeOrder({ status: 'REFUNDED', ledger: [refund, returned, taken, opposite] });
  const { user } = await open(order, {
    takeBackRefund: (input: string) => {
      sent.push(JSON.parse(input));
      return order;
    },
  });
  expect(await screen.findByRole('rowheader', { name: 'Hoàn tiền ghi nhầm' })).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ghi nhầm, lấy lại' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lấy lại khoản hoàn 50,000đ?' }));
  await user.type(dialog.getByLabelText('Lý do'), 'ghi nhầm đơn');
  await user.click(dialog.getByRole('button', { name: 'Lấy lại' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { params: { id: order.code, entry: refund._id }, body: { reason: 'ghi nhầm đơn', revision: order.revision } },
  ]);
});

it('enables marking bought lines as arrived unless money is missing', async () => {
  const lines = [makeLine({ status: 'TO_BUY', type: 'WITHOUT_SYSTEM', url: 'https://shop.example/1' })];
  await open(makeOrder({ status: 'PURCHASING', lines }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Đã có hàng' })).disabled).toBe(false);
});

it('links back to the list when the order does not exist', async () => {
  await renderPage(path, { [`/v1/orders/GVG7K3F2Q`]: () => new ApiError(404, { message: 'ORDER_NOT_FOUND' }) });
  expect((await screen.findByRole('link', { name: 'Về danh sách đơn' })).getAttribute('href')).toBe('/admin/orders');
});

describe('internal data', () => {
  const giang = makeUser({ _id: idOf(902), displayName: 'Nguyễn Hương Giang', roles: ['USER', 'ADMIN'] });
  const staff = { '/v1/users': pageOf([giang]) };
  const sending = (name: string, sent: unknown[], answer: Parameters<typeof makeOrder>[0]) => ({
    ...staff,
    [name]: (input: string) => {
      sent.push(JSON.parse(input));
      return makeOrder(answer);
    },
  });

  it('assigns the order to a colleague with undo', async () => {
    const sent: unknown[] = [];
    const { user, shell } = await open(
      makeOrder(),
      sending('setOrderAssignee', sent, { work: { assignee: giang._id, notes: [] }, revision: 4 }),
    );
    await screen.findAllByRole('option', { name: giang.displayName });
    await user.selectOptions(screen.getByLabelText('Người lo đơn này'), giang.displayName);
    await waitFor(() => expect(shell.toast).toHaveBeenCalled());
    expect(shell.toast.mock.calls[0]?.[0]).toMatchObject({ text: `Đã giao cho ${giang.displayName}.` });
    shell.toast.mock.calls[0]?.[0].action?.run();
    await waitFor(() =>
      expect(sent).toEqual([
        { params: { id: 'GVG7K3F2Q' }, body: { assignee: giang._id, revision: 3 } },
        { params: { id: 'GVG7K3F2Q' }, body: { assignee: null, revision: 4 } },
      ]),
    );
  });

  it('shows the error of a failed assignment', async () => {
    const { user } = await open(makeOrder(), {
      ...staff,
      setOrderAssignee: () => new ApiError(409, { message: 'VERSION_CONFLICT' }),
    });
    await screen.findAllByRole('option', { name: giang.displayName });
    const field = screen.getByLabelText('Người lo đơn này');
    await user.selectOptions(field, giang.displayName);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it('adds a note that notifies a colleague', async () => {
    const sent: unknown[] = [];
    const note = { _id: idOf(31), text: 'Khách hay đổi ý', mentions: [], by: giang._id, at: daysFromNow(-1) };
    const { user } = await open(makeOrder({ work: { notes: [note] } }), {
      ...sending('addOrderNote', sent, {}),
      [`/v1/users/${giang._id}`]: giang,
    });
    const notes = within(await screen.findByRole('list', { name: 'Ghi chú nội bộ' }));
    expect(await notes.findByText(/Nguyễn Hương Giang/)).not.toBeNull();
    await user.type(screen.getByLabelText('Thêm ghi chú nội bộ'), 'Xem giúp');
    await user.selectOptions(await screen.findByLabelText('Báo cho'), giang.displayName);
    await user.click(screen.getByRole('button', { name: 'Ghi lại' }));
    await waitFor(() =>
      expect(sent).toEqual([{ params: { id: 'GVG7K3F2Q' }, body: { text: 'Xem giúp', mentions: [giang._id] } }]),
    );
  });

  it('puts the order on hold until the end of a day in Vietnam, with a reason', async () => {
    const sent: { body: unknown }[] = [];
    const { user } = await open(makeOrder(), sending('setOrderHold', sent, {}));
    await user.click(await screen.findByRole('button', { name: 'Tạm dừng…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tạm dừng đơn GVG7K3F2Q?' }));
    await user.click(dialog.getByRole('button', { name: 'Tạm dừng' }));
    expect(dialog.getByText('Hãy điền ô này.')).not.toBeNull();
    await user.type(dialog.getByLabelText('Lý do'), 'Chờ lương');
    await user.click(dialog.getByRole('button', { name: 'Tạm dừng' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ reason: 'Chờ lương', until: expect.stringMatching(/T17:00:00\.000Z$/) });
  });
});

it('lists other orders of the customer to the same address', async () => {
  const other = makeOrder({ _id: idOf(799), code: 'GVG2M9X4B', status: 'PURCHASING' });
  await open(makeOrder(), { '/v1/orders': pageOf([makeOrder(), other]) });
  const link = await screen.findByRole('link', { name: 'GVG2M9X4B' });
  expect(link.closest('p')?.textContent).toContain('1 đơn về cùng địa chỉ');
});

describe('a change of the order', () => {
  const sums = { goods: 240_000, serviceFee: 0, freight: 330_000, total: 570_000, paid: 240_000, due: 0, credit: 0 };
  const more = { ...sums, goods: 360_000, total: 690_000 };
  const proposal: NonNullable<Order['proposal']> = {
    _id: idOf(800),
    at: daysFromNow(-0.5),
    until: daysFromNow(1.5),
    lines: [{ line: makeLine()._id, amount: 3 }],
    before: sums,
    after: more,
  };
  const responding = (sent: unknown[]) => ({
    '/v1/costs': pageOf([]),
    amendOrder: (input: string) => {
      const { body } = JSON.parse(input) as { body: { dryRun?: boolean; lines?: { amount: number }[] } };
      sent.push(body);
      const isMore = (body.lines?.[0]?.amount ?? 0) > 2;
      return {
        outcome: isMore ? 'PROPOSED' : 'MADE',
        order: body.dryRun ? makeOrder() : makeOrder({ revision: 4, ...(isMore && { proposal }) }),
        before: sums,
        after: isMore ? more : sums,
      };
    },
  });

  it('previews the sums while typing, and waits for the customer if they increase', async () => {
    const sent: unknown[] = [];
    const presented = () => (sent.length < 2 ? makeOrder() : makeOrder({ revision: 4, proposal }));
    const { user, shell } = await open(makeOrder(), {
      ...responding(sent),
      '/v1/orders/GVG7K3F2Q': presented,
    });
    await user.click(await screen.findByRole('button', { name: 'Đổi đơn…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Đổi đơn GVG7K3F2Q' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Đổi ngay' }).disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Thêm Nước mắm nhĩ' }));
    expect(await dialog.findByRole('row', { name: 'Cả đơn 570,000đ 690,000đ' })).not.toBeNull();
    expect(dialog.getByText(/Khách phải đồng ý trong 48 giờ/)).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Gửi khách đồng ý' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lines = [{ line: makeLine()._id, amount: 3 }];
    expect(sent).toEqual([
      { revision: 3, lines, dryRun: true },
      { revision: 3, lines },
    ]);
    expect(shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Đã gửi khách. Đơn đổi khi khách đồng ý.' }),
    );
    expect(await screen.findByText('Nước mắm nhĩ: 2 → 3')).not.toBeNull();
  });

  it('requests no preview after the change is sent', async () => {
    const sent: { dryRun?: boolean }[] = [];
    const made = Promise.withResolvers<object>();
    const { user } = await open(makeOrder(), {
      ...responding(sent),
      amendOrder: (input: string) => {
        const { body } = JSON.parse(input) as { body: { dryRun?: boolean } };
        sent.push(body);
        return body.dryRun ? { outcome: 'MADE', order: makeOrder(), before: sums, after: sums } : made.promise;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Đổi đơn…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Bớt Nước mắm nhĩ' }));
    await dialog.findByText(/đổi ngay, khách được báo/);
    jest.useFakeTimers();
    fireEvent.change(dialog.getByLabelText('Lời dặn của khách'), { target: { value: 'Gọi trước' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Đổi ngay' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(sent.at(-1)?.dryRun).toBeUndefined();
    // Longer than the debounce.
    await act(() => jest.advanceTimersByTimeAsync(400));
    jest.useRealTimers();
    expect(sent.filter(({ dryRun }) => dryRun)).toHaveLength(1);
    made.resolve({ outcome: 'MADE', order: makeOrder({ revision: 4 }), before: sums, after: sums });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends only the changed recipient and note', async () => {
    const sent: unknown[] = [];
    const { user } = await open(makeOrder(), responding(sent));
    await user.click(await screen.findByRole('button', { name: 'Đổi đơn…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Lời dặn của khách'), 'Gọi trước');
    await user.click(dialog.getByLabelText('Đổi người nhận'));
    const line = dialog.getByLabelText('Số nhà, đường, toà nhà');
    await user.clear(line);
    await user.type(line, 'Umeda 1-1');
    expect(await dialog.findByText(/đổi ngay, khách được báo/)).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Đổi ngay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)).toEqual({
      revision: 3,
      note: 'Gọi trước',
      recipient: { ...makeOrder().recipient, line: 'Umeda 1-1' },
      lines: [],
    });
  });

  it('shows an error at its line', async () => {
    const bought = makeLine({ status: 'BOUGHT' });
    const { user } = await open(makeOrder({ lines: [bought, makeLine({ _id: idOf(99) })] }), {
      '/v1/costs': pageOf([]),
      amendOrder: () =>
        new ApiError(400, {
          message: 'INVALID_PAYLOAD',
          details: [{ path: 'lines.0.reason', code: 'REQUIRED', message: 'Vui lòng điền thông tin này' }],
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Đổi đơn…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('button', { name: 'Bỏ Nước mắm nhĩ' })[0] as HTMLElement);
    const reason = dialog.getByLabelText('Lý do, khách sẽ đọc');
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getByText('Vui lòng điền thông tin này')).not.toBeNull();
  });

  it('is withdrawn after a confirmation', async () => {
    const sent: unknown[] = [];
    const { user } = await open(makeOrder({ proposal }), responding(sent));
    expect(await screen.findByText(/Chờ khách đồng ý tới/)).not.toBeNull();
    expect(screen.getByText(/^Chờ khách đồng ý đổi đơn tới/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Rút lại đề nghị' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rút lại đề nghị đổi đơn GVG7K3F2Q?' }));
    await user.click(dialog.getByRole('button', { name: 'Rút lại đề nghị' }));
    await waitFor(() => expect(sent).toEqual([{ revision: 3 }]));
  });

  it('is not offered for a packed order', async () => {
    await open(makeOrder({ status: 'PACKED' }));
    await screen.findByRole('region', { name: 'Sổ tiền' });
    expect(screen.queryByRole('button', { name: 'Đổi đơn…' })).toBeNull();
  });
});
