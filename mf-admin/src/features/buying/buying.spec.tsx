/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, makeLine, makeOrder, pageOf } from '../../testing/staff-data.ts';

const makeRow = (fields: Partial<Omit<PurchaseRow, 'line'>> & { line?: Partial<OrderLine> } = {}): PurchaseRow => {
  const { line, ...row } = fields;
  return {
    order: idOf(700),
    code: 'GVG7K3F2Q',
    orderStatus: 'PURCHASING',
    customer: 'Nguyễn Thu Hà',
    due: 0,
    revision: 3,
    host: 'denhoian.example',
    state: 'TO_BUY',
    orderedAt: daysFromNow(-1),
    ...row,
    line: makeLine({
      type: 'WITHOUT_SYSTEM',
      url: 'https://denhoian.example/den-gap',
      name: { vi: 'Đèn lồng Hội An', en: '' },
      amount: 3,
      price: 220_000,
      fee: 33_000,
      status: 'TO_BUY',
      ...line,
    }),
  };
};
const bought = makeRow({
  state: 'LATE',
  deadline: daysFromNow(-1),
  line: {
    _id: idOf(501),
    status: 'BOUGHT',
    purchase: {
      actualPrice: 600_000,
      seller: { order: 'SPX1', carrier: 'SPX', expectedAt: '2026-11-24T17:00:00.000Z' },
      by: idOf(901),
      at: daysFromNow(-4),
      arriveBy: daysFromNow(-1),
    },
  },
});
const summary = {
  states: [
    { state: 'TO_BUY', count: 2 },
    { state: 'ASKED', count: 0 },
    { state: 'BOUGHT', count: 0 },
    { state: 'LATE', count: 1 },
  ],
  hosts: [{ host: 'denhoian.example', lines: 2 }, { lines: 1 }],
  bought: { count: 1, goods: 660_000, fee: 33_000, paid: 600_000 },
};

const open = (rows: PurchaseRow[], more: Record<string, FakeResponse> = {}, path = '/admin/buying') =>
  renderPage(path, {
    '/v1/purchases': pageOf(rows),
    '/v1/purchases/summary': summary,
    '/v1/users': pageOf([]),
    ...more,
  });
/** Records the input of a call, and answers with an order. */
const sending = (sent: unknown[]) => (input: string) => {
  sent.push(JSON.parse(input));
  return makeOrder();
};
const move = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}: Đèn lồng Hội An, đơn GVG7K3F2Q`) });

it('groups lines by source, and shows waiting states and the margin', async () => {
  await open([
    makeRow(),
    makeRow({ host: 'nhasach.example', line: { _id: idOf(502), url: 'https://nhasach.example/1' } }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Đi mua' }));
  expect(table.getAllByRole('columnheader', { name: /\.example/ }).map(({ textContent }) => textContent)).toEqual([
    'denhoian.example',
    'nhasach.example',
  ]);
  expect(table.getByRole('link', { name: 'denhoian.example' }).getAttribute('href')).toBe('https://denhoian.example');
  expect(screen.getByRole('button', { name: /^Cần mua 2/ }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: /^Về trễ 1/ })).not.toBeNull();
  expect(screen.getByText('+93,000đ')).not.toBeNull();
  expect(screen.getByRole('option', { name: 'Không có link (1)' })).not.toBeNull();
});

it('records a purchase with its cost, and updates the margin while typing', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await open([makeRow()], { setPurchase: sending(sent) });
  await user.click(await move('Đã mua'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Đã mua Đèn lồng Hội An' }));
  const price = dialog.getByLabelText('Thực mua, cả 3 món (đ)');
  await user.clear(price);
  await user.click(dialog.getByRole('button', { name: 'Ghi đã mua' }));
  expect(dialog.getByText('Hãy ghi số tiền đã trả.')).not.toBeNull();
  await user.type(price, '780k');
  expect(dialog.getByRole('status').textContent).toMatch(/−87,000đ · mua là lỗ/);
  await user.clear(price);
  await user.type(price, '600.000');
  expect(dialog.getByRole('status').textContent).toBe('Còn lời: +93,000đ');
  await user.type(dialog.getByLabelText('Số đơn của nơi bán'), 'SPX1');
  await user.type(dialog.getByLabelText('Hẹn về ngày'), '2026-11-28');
  await user.click(dialog.getByRole('button', { name: 'Ghi đã mua' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  expect(sent).toEqual([
    {
      params: { order: idOf(700), line: makeRow().line._id },
      body: {
        status: 'BOUGHT',
        actualPrice: 600_000,
        seller: { order: 'SPX1', expectedAt: '2026-11-28T17:00:00.000Z' },
        note: '',
        revision: 3,
      },
    },
  ]);
});

it('fills the dialog of a bought line with its recorded purchase', async () => {
  const sent: unknown[] = [];
  const { user } = await open([bought], { setPurchase: sending(sent) }, '/admin/buying?state=LATE');
  await user.click(await move('Sửa'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Đã mua Đèn lồng Hội An' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Thực mua, cả 3 món (đ)').value).toBe('600000');
  expect(dialog.getByLabelText<HTMLInputElement>('Hẹn về ngày').value).toBe('2026-11-24');
  await user.type(dialog.getByLabelText('Mã vận đơn'), 'VN1');
  await user.click(dialog.getByRole('button', { name: 'Ghi đã mua' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { seller: { order: 'SPX1', carrier: 'SPX', tracking: 'VN1' } } }]),
  );
});

it('asks the customer only about a higher price', async () => {
  const sent: unknown[] = [];
  const { user } = await open([makeRow()], { setPurchase: sending(sent) });
  await user.click(await move('Đắt hơn'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Đèn lồng Hội An đắt hơn báo giá?' }));
  const price = dialog.getByLabelText('Giá mới một món (đ)');
  await user.type(price, '220000');
  await user.click(dialog.getByRole('button', { name: 'Hỏi khách giá mới' }));
  expect(dialog.getByText('Giá mới phải cao hơn 220,000đ.')).not.toBeNull();
  await user.clear(price);
  await user.type(price, '260000');
  expect(dialog.getByRole('status').textContent).toBe('Khách trả thêm 120,000đ nếu đồng ý.');
  await user.click(dialog.getByRole('button', { name: 'Hỏi khách giá mới' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { status: 'DEARER', askedPrice: 260_000, note: '', revision: 3 } }]),
  );
});

it('names the consequence before dropping a sold-out line, and shows an error in the dialog', async () => {
  const { user } = await open([makeRow()], {
    setPurchase: () => new ApiError(409, { message: 'VERSION_CONFLICT' }),
  });
  await user.click(await move('Hết hàng'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bỏ Đèn lồng Hội An?' }));
  expect(dialog.getByText(/693,000đ tiền hàng và phí thành tiền dư của đơn GVG7K3F2Q/)).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Bỏ món hết hàng' }));
  expect(await dialog.findByRole('alert')).not.toBeNull();
});

it('disables buying a line while its order waits for payment', async () => {
  await open([makeRow({ due: 50_000 })]);
  expect((await move('Đã mua')).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Đơn còn thiếu 50,000đ tiền cọc')).not.toBeNull();
});

it('reads filters from the URL, and names the filter in the empty state', async () => {
  const { user, api } = await open([], {}, '/admin/buying?state=ASKED&host=denhoian.example');
  expect(await screen.findByText('Không có món nào như vậy')).not.toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Xóa lọc' })[0] as HTMLElement);
  expect(await screen.findByText('Không chờ khách nào trả lời')).not.toBeNull();
  expect(api.requests).toContain('/v1/purchases?host=denhoian.example&limit=50&page=1&state=ASKED');
  expect(api.requests).toContain('/v1/purchases?limit=50&page=1&state=ASKED');
});
