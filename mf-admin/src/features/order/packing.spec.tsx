/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { Order, OrderWork } from '@gvg/contracts/cart/http/order-schema';
import { screen, waitFor, within } from '@testing-library/react';
import { makeProduct } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLine, makeOrder, pageOf } from '../../testing/staff-data.ts';
import { typeScan } from '../../testing/type-scan.ts';

const honey = makeLine({
  _id: idOf(511),
  product: idOf(611),
  name: { vi: 'Mật ong', en: '' },
  amount: 2,
  status: 'READY',
});
const vase = makeLine({
  _id: idOf(512),
  type: 'WITHOUT_SYSTEM',
  name: { vi: 'Bình gốm', en: '' },
  amount: 1,
  status: 'READY',
  purchase: {
    seller: { tracking: 'S22.118.4402' },
    by: idOf(901),
    at: '2026-11-20T03:00:00.000Z',
    arriveBy: '2026-11-22T03:00:00.000Z',
  },
});
const cancelled = makeLine({ _id: idOf(513), name: { vi: 'Nón lá', en: '' }, status: 'CANCELLED' });
const products = [
  makeProduct({ _id: idOf(611), name: { vi: 'Mật ong', en: '' }, sku: 'MO-1', barcode: '8936012345678' }),
  makeProduct({ _id: idOf(612), name: { vi: 'Trà sen', en: '' }, sku: 'TR-0009' }),
];

const makePacked = (lines: NonNullable<OrderWork['packing']>['lines'], revision = 3): Order =>
  makeOrder({ status: 'PACKED', lines: [honey, vase, cancelled], revision, work: { notes: [], packing: { lines } } });

/** Opens the order page with a fake service that stores each tick. */
async function open(responses: Record<string, FakeResponse> = {}) {
  const sent: { line: string; amount: number; revision: number }[] = [];
  let order = makePacked([]);
  const page = await renderPage('/admin/orders/GVG7K3F2Q', {
    '/v1/orders/GVG7K3F2Q': () => order,
    '/v1/products': pageOf(products),
    ...Object.fromEntries(products.map((product) => [`/v1/products/${product._id}`, product])),
    packOrderLine: (input: string) => {
      const { body } = JSON.parse(input) as { body: (typeof sent)[number] };
      sent.push(body);
      const others = order.work?.packing?.lines.filter(({ line }) => line !== body.line) ?? [];
      order = makePacked(
        [...others, { line: body.line, amount: body.amount }].filter(({ amount }) => amount > 0),
        order.revision + 1,
      );
      return order;
    },
    ...responses,
  });
  const card = within(await screen.findByRole('region', { name: 'Bỏ vào kiện' }));
  return { ...page, card, sent };
}
it('adds one piece per scan, and rejects one too many', async () => {
  const { card, sent } = await open();
  expect(card.getByText('đã bỏ 0 / 3 món')).not.toBeNull();
  expect(card.queryByText('Nón lá')).toBeNull();
  typeScan('8936012345678');
  typeScan('mo-1');
  expect(await card.findByText('đã bỏ 2 / 3 món')).not.toBeNull();
  expect(card.getByRole('status').textContent).toBe('Mật ong: 2 / 2');
  expect(sent).toEqual([
    { line: honey._id, amount: 1, revision: 3 },
    { line: honey._id, amount: 2, revision: 4 },
  ]);
  typeScan('MO-1');
  await waitFor(() => expect(card.getByRole('alert').textContent).toBe('Mật ong đã đủ 2. Chưa ghi gì.'));
  expect(sent).toHaveLength(2);
});

it('rejects the code of other goods and an unknown code without storing anything', async () => {
  const { card, sent } = await open();
  typeScan('TR-0009');
  await waitFor(() =>
    expect(card.getByRole('alert').textContent).toMatch(/^Trà sen không có trong đơn này\. Chưa ghi gì/),
  );
  typeScan('NOTHING-1');
  await waitFor(() =>
    expect(card.getByRole('alert').textContent).toBe('Không có hàng nào mang mã NOTHING-1. Chưa ghi gì.'),
  );
  expect(sent).toEqual([]);
});

it('finds goods from outside by the seller’s code, also when it is typed', async () => {
  const { card, sent, user } = await open();
  await user.type(card.getByLabelText('Quét hoặc gõ mã'), 's221184402{Enter}');
  await waitFor(() => expect(sent).toEqual([{ line: vase._id, amount: 1, revision: 3 }]));
  expect(card.getByLabelText<HTMLInputElement>('Quét hoặc gõ mã').value).toBe('');
});

it('ticks lines by hand, fully or piece by piece', async () => {
  const { card, sent, user } = await open();
  const box = card.getByRole<HTMLInputElement>('checkbox', { name: /Mật ong/ });
  await user.click(card.getByRole('button', { name: 'Thêm một Mật ong' }));
  expect(await card.findByText('1 / 2')).not.toBeNull();
  expect(box.indeterminate).toBe(true);
  await user.click(box);
  expect(box.checked).toBe(true);
  expect(await card.findByText('2 / 2')).not.toBeNull();
  await user.click(box);
  expect(await card.findByText('0 / 2')).not.toBeNull();
  expect(sent.map(({ amount }) => amount)).toEqual([1, 2, 0]);
});

it('ignores slow typing and typing in a field, and presses no button on the Enter of a scan', async () => {
  const { card, sent, user } = await open();
  const note = screen.getByLabelText('Thêm ghi chú nội bộ');
  typeScan('MO-1', note);
  const more = card.getByRole('button', { name: 'Thêm một Mật ong' });
  more.focus();
  await user.keyboard('MO-1');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  more.dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(true);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ line: honey._id, amount: 1, revision: 3 }]);
});

it('opens the order of another order code and leaves the parcel unchanged', async () => {
  const { sent } = await open({ '/v1/orders/GVGM5Y3PQ': makeOrder({ _id: idOf(702), code: 'GVGM5Y3PQ' }) });
  typeScan('gvgm5y3pq');
  await waitFor(() => expect(location.pathname).toBe('/admin/orders/GVGM5Y3PQ'));
  expect(sent).toEqual([]);
});

it('shows the error of a rejected tick', async () => {
  const { card, user } = await open({ packOrderLine: () => new ApiError(409, { message: 'ORDER_STATUS_CONFLICT' }) });
  const box = card.getByRole<HTMLInputElement>('checkbox', { name: /Mật ong/ });
  await user.click(box);
  await waitFor(() => expect(card.getByRole('alert').textContent).toBe('Đơn đã sang bước khác. Hãy tải lại để xem.'));
  expect(box.checked).toBe(false);
});

describe('while the browser is offline', () => {
  afterEach(() => dispatchEvent(new Event('online')));

  it('queues ticks by hand and by scan, and sends each once after reconnecting', async () => {
    const { card, sent, user } = await open();
    await user.hover(card.getByText('đã bỏ 0 / 3 món'));
    dispatchEvent(new Event('offline'));
    await user.click(card.getByRole('checkbox', { name: /Bình gốm/ }));
    typeScan('MO-1');
    expect(await card.findByText('Mất mạng: 1 lần đánh dấu chờ gửi, có mạng là gửi.')).not.toBeNull();
    expect(card.getByRole<HTMLInputElement>('checkbox', { name: /Bình gốm/ }).checked).toBe(true);
    expect(sent).toEqual([]);
    dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(sent).toEqual([
        { line: vase._id, amount: 1, revision: 3 },
        { line: honey._id, amount: 1, revision: 4 },
      ]),
    );
    expect(await card.findByText('đã bỏ 2 / 3 món')).not.toBeNull();
    expect(card.queryByText(/^Mất mạng/)).toBeNull();
  });
});

/** Answer of the service to an outdated revision. */
const conflictWith = (current: Order) => new ApiError(409, { message: 'VERSION_CONFLICT', current });

describe('two concurrent scans of the same line', () => {
  it('count two pieces', async () => {
    const sent: unknown[] = [];
    const { card } = await open({
      packOrderLine: (input: string) => {
        const { body } = JSON.parse(input) as { body: { amount: number; revision: number } };
        sent.push(body);
        if (body.revision === 3) return conflictWith(makePacked([{ line: honey._id, amount: 1 }], 4));
        return makePacked([{ line: honey._id, amount: body.amount }], 5);
      },
    });
    typeScan('MO-1');
    await waitFor(() => expect(card.getByRole('status').textContent).toBe('Mật ong: 2 / 2'));
    expect(sent).toEqual([
      { line: honey._id, amount: 1, revision: 3 },
      { line: honey._id, amount: 2, revision: 4 },
    ]);
  });

  it('count no more than were ordered', async () => {
    let calls = 0;
    const { card } = await open({
      packOrderLine: () => {
        calls += 1;
        return conflictWith(makePacked([{ line: honey._id, amount: 2 }], 5));
      },
    });
    typeScan('MO-1');
    await waitFor(() => expect(card.getByRole('alert').textContent).toBe('Mật ong đã đủ 2. Chưa ghi gì.'));
    expect(calls).toBe(1);
  });
});

it('does not count a scan twice that was processed before the connection broke', async () => {
  let calls = 0;
  const { card } = await open({
    packOrderLine: () => {
      calls += 1;
      return calls === 1 ? new ApiError(0, {}) : conflictWith(makePacked([{ line: honey._id, amount: 1 }], 4));
    },
  });
  typeScan('MO-1');
  await waitFor(() => expect(card.getByRole('status').textContent).toBe('Mật ong: 1 / 2'));
  expect(calls).toBe(2);
});

it('does not store a tick twice that was processed before the connection broke', async () => {
  let calls = 0;
  const { card, user } = await open({
    packOrderLine: () => {
      calls += 1;
      return new ApiError(409, {
        message: 'VERSION_CONFLICT',
        current: makePacked([{ line: honey._id, amount: 2 }], 4),
      });
    },
  });
  await user.click(card.getByRole('checkbox', { name: /Mật ong/ }));
  await waitFor(() => expect(calls).toBe(1));
  expect(card.queryByRole('alert')?.textContent).toBe('');
});
