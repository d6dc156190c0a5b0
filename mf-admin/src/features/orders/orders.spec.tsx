/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError, pageContext, queryKeys } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { daysFromNow, makeOrder, makeUser, pageOf } from '../../testing/staff-data.ts';

const two = [makeOrder(), makeOrder({ _id: idOf(701), code: 'GVG2M9X4B', status: 'PACKED' })];
const listed = (requests: readonly string[]) => requests.filter((address) => address.startsWith('/v1/orders'));
const lastListed = (requests: readonly string[]) => new URLSearchParams(listed(requests).at(-1)?.split('?')[1]);

it('lists each order with its next step', async () => {
  await renderPage('/admin/orders', { '/v1/orders': pageOf(two) });
  const row = within(await screen.findByRole('row', { name: /GVG7K3F2Q/ }));
  expect(row.getByText(/Cân và chụp ảnh trước/)).not.toBeNull();
  expect(row.getByRole('rowheader')).not.toBeNull();
  expect(screen.getByText('2 đơn')).not.toBeNull();
});

it('marks the status and the labelled numbers of a row for phones', async () => {
  await renderPage('/admin/orders', { '/v1/orders': pageOf(two) });
  const row = await screen.findByRole('row', { name: /GVG7K3F2Q/ });
  expect(row.querySelector('[data-corner]')?.textContent).toBe('Tại kho');
  expect([...row.querySelectorAll('[data-number]')].map((cell) => cell.getAttribute('data-label'))).toEqual([
    'Cân',
    'Còn phải thu',
    'Cả đơn',
    'Đặt lúc',
  ]);
});

it('shows no deadline for an order on hold', async () => {
  const hold = { until: daysFromNow(3), reason: 'Chờ khách về nước', by: idOf(902), at: daysFromNow(-1) };
  const late = makeOrder({ status: 'AWAITING_DEPOSIT', payBy: daysFromNow(-1), work: { notes: [], hold } });
  await renderPage('/admin/orders', { '/v1/orders': pageOf([late]) });
  const row = within(await screen.findByRole('row', { name: /GVG7K3F2Q/ }));
  expect(row.getByText(/^Tạm dừng tới hết .*: Chờ khách về nước$/)).not.toBeNull();
});

it('shows counts only on tabs that the figures include', async () => {
  await renderPage('/admin/orders', { '/v1/orders': pageOf(two) });
  const tabs = within(await screen.findByRole('group', { name: 'Lọc theo trạng thái' }));
  await tabs.findByRole('button', { name: 'Tại kho 5' });
  for (const name of ['Tất cả', 'Đã giao', 'Đã hủy']) expect(tabs.getByRole('button', { name })).not.toBeNull();
});

it('opens the filters with a button that shows how many are set', async () => {
  const { user } = await renderPage('/admin/orders?country=JP&service=AIR&from=2026-11-01', {
    '/v1/orders': pageOf(two),
  });
  const button = await screen.findByRole('button', { name: 'Bộ lọc (3)', expanded: false });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '');
  await user.selectOptions(within(filters as HTMLElement).getByRole('combobox', { name: 'Mọi tuyến gửi' }), '');
  await screen.findByRole('button', { name: 'Bộ lọc (2)', expanded: true });
});

it('stores status, search, sort and page in the URL', async () => {
  const { api, user } = await renderPage('/admin/orders?page=2', { '/v1/orders': pageOf(two, 2, 42) });
  await user.click(await screen.findByRole('button', { name: /^Tại kho/ }));
  expect(location.search).toBe('?status=AT_WAREHOUSE');
  await user.click(screen.getByRole('button', { name: 'Mã đơn' }));
  expect(location.search).toBe('?status=AT_WAREHOUSE&sort=code');
  expect(screen.getByRole('columnheader', { name: 'Mã đơn' }).getAttribute('aria-sort')).toBe('ascending');
  await user.type(screen.getByRole('searchbox'), 'mắm');
  await waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBe('mắm'));
  await waitFor(() =>
    expect(Object.fromEntries(lastListed(api.requests))).toEqual({
      limit: '20',
      page: '1',
      search: 'mắm',
      sort: 'code',
      status: 'AT_WAREHOUSE',
    }),
  );
});

it('keeps both of two changes made before a render', async () => {
  await renderPage('/admin/orders', { '/v1/orders': pageOf(two) });
  const tab = await screen.findByRole('button', { name: /^Tại kho/ });
  const column = screen.getByRole('button', { name: 'Mã đơn' });
  act(() => {
    tab.click();
    column.click();
  });
  expect(location.search).toBe('?status=AT_WAREHOUSE&sort=code');
});

it('reads filters from the URL and ignores unknown ones', async () => {
  const { api } = await renderPage('/admin/orders?status=OWED&sort=ledger&country=JP&page=x', {
    '/v1/orders': pageOf(two),
  });
  await screen.findByRole('row', { name: /GVG7K3F2Q/ });
  expect(Object.fromEntries(lastListed(api.requests))).toEqual({ country: 'JP', limit: '20', owed: 'true', page: '1' });
});

it('moves between rows with arrow keys and opens one with Enter', async () => {
  const { user } = await renderPage('/admin/orders', {
    '/v1/orders': pageOf(two),
    '/v1/orders/GVG2M9X4B': makeOrder({ code: 'GVG2M9X4B' }),
  });
  const first = await screen.findByRole('link', { name: 'GVG7K3F2Q' });
  const second = screen.getByRole('link', { name: /GVG2M9X4B$/ });
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
  act(() => first.focus());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  await user.keyboard('{Enter}');
  expect(location.pathname).toBe('/admin/orders/GVG2M9X4B');
});

it('offers to clear the filters when nothing matches', async () => {
  const { user } = await renderPage('/admin/orders?search=xyz', { '/v1/orders': pageOf([]) });
  await screen.findByText('Không có đơn nào như vậy');
  await user.click(screen.getAllByRole('button', { name: 'Xóa lọc' })[0] as HTMLElement);
  expect(location.search).toBe('');
});

it('offers a retry when the list cannot be loaded, and shows its age when a reload fails', async () => {
  let isAway = true;
  const { user } = await renderPage('/en/admin/orders', {
    '/v1/orders': () => (isAway ? new ApiError(500, { message: 'GENERAL_ERROR' }) : pageOf(two)),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await user.click(retry);
  await screen.findByRole('row', { name: /GVG7K3F2Q/ });
  isAway = true;
  await act(() => pageContext().queryClient.invalidateQueries({ queryKey: queryKeys.orders }));
  expect((await screen.findByText(/could not be loaded anew/)).textContent).toMatch(/\d\d:\d\d/);
  expect(screen.getByRole('row', { name: /GVG7K3F2Q/ })).not.toBeNull();
});

it('marks an order changed by another staff member, but not own changes', async () => {
  const { api, shell } = await renderPage('/admin/orders', { '/v1/orders': pageOf(two) });
  await screen.findByRole('row', { name: /GVG7K3F2Q/ });
  const before = listed(api.requests).length;
  const change = (index: number, by: string) =>
    shell.realtime.emit('CHANGED', { subject: { type: 'order', id: two[index]?._id ?? '' }, revision: 9, by });
  act(() => {
    change(0, idOf(902));
    change(1, idOf(901));
  });
  expect(await screen.findByRole('link', { name: /GVG7K3F2Q.*vừa được người khác sửa/ })).not.toBeNull();
  expect(screen.getByRole('link', { name: /GVG2M9X4B$/ })).not.toBeNull();
  await waitFor(() => expect(listed(api.requests).length).toBe(before + 1));
});

it('shows a column per open status on the board, and keeps the filters of the list', async () => {
  const { api, user } = await renderPage('/admin/orders?country=JP', { '/v1/orders': pageOf(two) });
  await user.click(await screen.findByRole('button', { name: 'Bảng cột' }));
  expect(location.search).toBe('?country=JP&view=board');
  const column = within(await screen.findByRole('region', { name: 'Tại kho' }));
  const card = await column.findByRole('link', { name: /GVG7K3F2Q.*Nguyễn Thu Hà.*Cân và chụp ảnh trước/ });
  expect(card.getAttribute('href')).toBe('/admin/orders/GVG7K3F2Q');
  const asked = listed(api.requests).map((address) => new URLSearchParams(address.split('?')[1]));
  const columns = asked.filter((query) => query.get('sort') === 'updatedAt');
  expect(columns.map((query) => query.get('status'))).toEqual([
    'AWAITING_DEPOSIT',
    'PURCHASING',
    'AT_WAREHOUSE',
    'AWAITING_BALANCE',
    'PACKED',
    'SHIPPED',
  ]);
  expect(columns.every((query) => query.get('country') === 'JP')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Danh sách' }));
  expect(await screen.findByRole('row', { name: /GVG7K3F2Q/ })).not.toBeNull();
  expect(location.search).toBe('?country=JP');
});

describe('several orders', () => {
  const [atWarehouse] = two;
  const shipped = ['GVG3A1B2C', 'GVG4A1B2C'].map((code, index) =>
    makeOrder({ _id: idOf(710 + index), code, status: 'SHIPPED' }),
  );
  const list = { '/v1/orders': pageOf([...shipped, atWarehouse]) };
  const choose = async (user: Awaited<ReturnType<typeof renderPage>>['user'], ...codes: string[]) => {
    for (const code of codes) await user.click(await screen.findByRole('checkbox', { name: `Chọn ${code}` }));
  };
  const bar = () => within(screen.getByRole('region', { name: 'Các đơn đã chọn' }));

  it('are moved where possible, and the dialog lists the others with the reason', async () => {
    const moved: unknown[] = [];
    const { user, shell } = await renderPage('/admin/orders', {
      ...list,
      moveOrders: (input: string) => {
        moved.push(JSON.parse(input));
        return { results: shipped.map(({ _id: order }) => ({ order, outcome: 'MOVED' })) };
      },
    });
    await choose(user, 'GVG3A1B2C', 'GVG4A1B2C', 'GVG7K3F2Q');
    expect(bar().getByText('Đã chọn 3 đơn')).not.toBeNull();
    await user.click(bar().getByRole('button', { name: 'Đã giao (2)' }));
    const dialog = within(screen.getByRole('dialog', { name: '2 đơn đã tới tay khách?' }));
    expect(dialog.getByText('GVG7K3F2Q: Ghi đã giao khi kiện đã đi.')).not.toBeNull();
    await user.type(dialog.getByRole('textbox'), 'Hãng báo');
    await user.click(dialog.getByRole('button', { name: 'Đã giao (2)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(moved).toEqual([
      {
        body: {
          moves: shipped.map(({ _id: order, revision }) => ({ order, revision, status: 'DELIVERED' })),
          note: 'Hãng báo',
        },
      },
    ]);
    expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Đã giao: 2 đơn.' });
    expect(bar().getByText('Đã chọn 1 đơn')).not.toBeNull();
  });

  it('that have changed meanwhile are named and stay chosen', async () => {
    const [first, second] = shipped;
    const { user } = await renderPage('/admin/orders', {
      ...list,
      moveOrders: () => ({
        results: [
          { order: first?._id, outcome: 'MOVED' },
          { order: second?._id, outcome: 'VERSION_CONFLICT' },
        ],
      }),
    });
    await choose(user, 'GVG3A1B2C', 'GVG4A1B2C');
    await user.click(bar().getByRole('button', { name: 'Đã giao (2)' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Đã giao (2)' }));
    expect(await screen.findByText(/^GVG4A1B2C: ./)).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chọn GVG4A1B2C' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chọn GVG3A1B2C' }).checked).toBe(false);
  });

  it('are assigned to a colleague with undo to each previous assignee, and a changed one is named', async () => {
    const colleague = makeUser({ _id: idOf(951), displayName: 'Hương Giang', roles: ['USER', 'ADMIN'] });
    const sent: unknown[] = [];
    const orders = [
      makeOrder({ _id: idOf(711), code: 'GVG3A1B2C', work: { assignee: idOf(952), notes: [] } }),
      makeOrder({ _id: idOf(712), code: 'GVG4A1B2C' }),
      makeOrder({ _id: idOf(713), code: 'GVG5A1B2C' }),
    ];
    const { user, shell } = await renderPage('/admin/orders', {
      '/v1/orders': pageOf(orders),
      '/v1/users': pageOf([colleague]),
      assignOrders: (input: string) => {
        sent.push(JSON.parse(input));
        return {
          results: orders.map(({ _id: order }, index) => ({
            order,
            outcome: index === 2 ? 'VERSION_CONFLICT' : 'ASSIGNED',
          })),
        };
      },
    });
    await choose(user, 'GVG3A1B2C', 'GVG4A1B2C', 'GVG5A1B2C');
    await user.click(bar().getByRole('button', { name: 'Giao cho…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Giao 3 đơn cho ai?' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Người lo đơn này' }), 'Hương Giang');
    await user.click(dialog.getByRole('button', { name: 'Giao 3 đơn' }));
    expect(await screen.findByText(/^GVG5A1B2C: ./)).not.toBeNull();
    expect(bar().getByText('Đã chọn 1 đơn')).not.toBeNull();
    expect(sent).toEqual([
      { body: { assignee: idOf(951), orders: orders.map(({ _id: order, revision }) => ({ order, revision })) } },
    ]);
    shell.toast.mock.calls.at(-1)?.[0].action?.run();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.slice(1)).toEqual([
      { body: { assignee: idOf(952), orders: [{ order: idOf(711) }] } },
      { body: { assignee: null, orders: [{ order: idOf(712) }] } },
    ]);
  });

  it('are chosen by keyboard, one by one and all', async () => {
    const { user } = await renderPage('/admin/orders', list);
    (await screen.findByRole('link', { name: 'GVG3A1B2C' })).focus();
    await user.keyboard('x{ArrowDown} ');
    expect(bar().getByText('Đã chọn 2 đơn')).not.toBeNull();
    await user.keyboard('x');
    expect(bar().getByText('Đã chọn 1 đơn')).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Chọn cả trang này' }));
    expect(bar().getByText('Đã chọn 3 đơn')).not.toBeNull();
    await user.click(bar().getByRole('button', { name: 'Bỏ chọn' }));
    expect(screen.queryByRole('region', { name: 'Các đơn đã chọn' })).toBeNull();
  });
});

it('exports the orders of the current filter, and shows an error in the dialog without losing the input', async () => {
  const saved = savedFiles();
  const sent: unknown[] = [];
  let isAway = true;
  const { user, shell } = await renderPage('/admin/orders?status=PACKED&search=banh&page=2', {
    '/v1/orders': pageOf([makeOrder()]),
    exportOrders: (input: string) => {
      sent.push(JSON.parse(input));
      return isAway ? new ApiError(0) : { name: 'orders_2026-11-24.csv', content: new Blob() };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Xuất CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Xuất đơn hàng ra CSV' }));
  await user.selectOptions(dialog.getByLabelText('Ngăn cách cột bằng'), 'Dấu chấm phẩy (;), cho Excel');
  await user.click(dialog.getByRole('button', { name: 'Tải tệp về' }));
  expect(await dialog.findByText('Không kết nối được. Hãy kiểm tra mạng rồi thử lại.')).not.toBeNull();
  isAway = false;
  await user.click(dialog.getByRole('button', { name: 'Tải tệp về' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toEqual(['orders_2026-11-24.csv']);
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Đã tải về orders_2026-11-24.csv.' }));
  expect(sent.at(-1)).toEqual({ query: { status: 'PACKED', search: 'banh', separator: 'SEMICOLON' } });
});

it('requests the file once and shows the progress on the button', async () => {
  const saved = savedFiles();
  const made = Promise.withResolvers<object>();
  const { user, api } = await renderPage('/admin/orders', {
    '/v1/orders': pageOf([makeOrder()]),
    exportOrders: () => made.promise,
  });
  await user.click(await screen.findByRole('button', { name: 'Xuất CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Xuất đơn hàng ra CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Tải tệp về' }));
  const busy = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Đang tạo tệp…' });
  expect(busy.disabled).toBe(true);
  dialog.getByLabelText('Ngăn cách cột bằng').closest('form')?.requestSubmit();
  expect(saved).toEqual([]);
  made.resolve({ name: 'orders_2026-11-24.csv', content: new Blob() });
  await waitFor(() => expect(saved).toEqual(['orders_2026-11-24.csv']));
  expect(api.requests.filter((name) => name === 'exportOrders')).toHaveLength(1);
});
