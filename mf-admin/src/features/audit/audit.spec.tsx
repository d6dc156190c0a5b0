/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { boss, makeOrder, makeUser, pageOf } from '../../testing/staff-data.ts';
import type { AuditEntry } from './api/audit.ts';

const tuan = makeUser({ _id: idOf(930), displayName: 'Tuấn', roles: ['USER', 'ADMIN'] });
const weighed: AuditEntry = {
  _id: 'a1',
  at: '2026-11-26T02:24:18.000Z',
  actor: { kind: 'user', id: tuan._id },
  action: 'order.weigh',
  subject: { type: 'order', id: idOf(700) },
  before: { code: 'GVG4T8N5R', status: 'AT_WAREHOUSE', shipping: {}, ledger: [], revision: 3 },
  after: {
    code: 'GVG4T8N5R',
    status: 'AWAITING_BALANCE',
    shipping: { actualGrams: 5_620 },
    ledger: [{ _id: 'l1', kind: 'FREIGHT', amount: 948_000 }],
    revision: 4,
  },
  correlationId: 'request-7',
};
const blocked: AuditEntry = {
  ...weighed,
  _id: 'a2',
  action: 'user.block',
  subject: { type: 'user', id: idOf(900) },
  before: { isBlocked: false, hasReason: false },
  after: { isBlocked: true, hasReason: true },
};
const responses = { '/v1/audit': pageOf([weighed, blocked]), '/v1/users': pageOf([tuan, makeUser()]) };
const asked = (requests: readonly string[]) =>
  Object.fromEntries(
    new URLSearchParams(requests.findLast((request) => request.startsWith('/v1/audit'))?.split('?')[1]),
  );

it('lists who did what to which subject, and the first difference', async () => {
  await renderPage('/admin/audit', responses, boss);
  const row = within(await screen.findByRole('row', { name: /Cân kiện/ }));
  expect(await row.findByRole('link', { name: 'Tuấn' })).not.toBeNull();
  expect(row.getByRole('link', { name: 'GVG4T8N5R' }).getAttribute('href')).toBe(`/admin/orders/${idOf(700)}`);
  expect(row.getByText('Tại kho').tagName).toBe('DEL');
  expect(row.getByText('Chờ trả cước').tagName).toBe('INS');
  expect(row.getByText(/và 3 mục khác/)).not.toBeNull();
  const other = within(screen.getByRole('row', { name: /Chặn người dùng/ }));
  expect(await other.findByRole('link', { name: 'Thu Hà' })).not.toBeNull();
});

it('opens a record by keyboard and shows every changed field, with money and weights formatted', async () => {
  const { user } = await renderPage('/admin/audit', responses, boss);
  const [first, second] = await screen.findAllByRole('button', { name: /^26\/11/ });
  act(() => first?.focus());
  await user.keyboard('j');
  expect(document.activeElement).toBe(second);
  await user.keyboard('k{Enter}');
  expect(screen.getByRole('row', { name: 'vận chuyển › cân thật – 5,620 g' })).not.toBeNull();
  expect(screen.getByRole('row', { name: 'sổ tiền › #1 FREIGHT › số – 948,000đ' })).not.toBeNull();
  expect(first?.getAttribute('aria-expanded')).toBe('true');
});

it('keeps the list reachable with Tab when it becomes shorter', async () => {
  const audited = (address: string) => pageOf(address.includes('action=') ? [weighed] : [weighed, blocked]);
  const { user } = await renderPage('/admin/audit', { ...responses, '/v1/audit': audited }, boss);
  const [first] = await screen.findAllByRole('button', { name: /^26\/11/ });
  act(() => first?.focus());
  await user.keyboard('j');
  expect(first?.tabIndex).toBe(-1);
  await user.selectOptions(screen.getByLabelText('Mọi việc'), 'order.weigh');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Chặn người dùng/ })).toBeNull());
  expect(first?.tabIndex).toBe(0);
});

it('offers only the actions of the chosen type', async () => {
  const { user } = await renderPage('/admin/audit', responses, boss);
  await user.selectOptions(await screen.findByLabelText('Mọi loại'), 'page-template');
  const options = within(screen.getByLabelText('Mọi việc')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Mọi việc',
    'Thêm mẫu trang',
    'Sửa mẫu trang',
    'Đưa mẫu trang lên shop',
    'Bỏ nháp của mẫu trang',
    'Về bản cũ của mẫu trang',
    'Xóa mẫu trang',
    'Khôi phục mẫu trang',
  ]);
});

it('reads filters from the URL, with days in Vietnam and an order code in place of an id', async () => {
  const { api, user } = await renderPage(
    '/admin/audit?from=2026-11-21&to=2026-11-26',
    { ...responses, '/v1/orders/GVG4T8N5R': makeOrder({ code: 'GVG4T8N5R' }) },
    boss,
  );
  await screen.findByRole('row', { name: /Cân kiện/ });
  expect(asked(api.requests)).toEqual({
    from: '2026-11-20T17:00:00.000Z',
    limit: '20',
    page: '1',
    to: '2026-11-26T16:59:59.999Z',
  });
  await user.selectOptions(screen.getByLabelText('Mọi người làm'), tuan._id);
  await user.selectOptions(screen.getByLabelText('Mọi loại'), 'order');
  await user.selectOptions(screen.getByLabelText('Mọi việc'), 'order.weigh');
  await user.type(screen.getByRole('searchbox'), 'gvg4t8n5r');
  await waitFor(() =>
    expect(asked(api.requests)).toMatchObject({
      action: 'order.weigh',
      actor: tuan._id,
      subjectId: idOf(700),
      subjectType: 'order',
    }),
  );
});

it('exports the records of the current filter to a file', async () => {
  const saved = savedFiles();
  const sent: unknown[] = [];
  const { user } = await renderPage(
    '/admin/audit?from=2026-11-21&to=2026-11-26&type=order&subject=GVG4T8N5R&page=2',
    {
      ...responses,
      '/v1/orders/GVG4T8N5R': makeOrder({ code: 'GVG4T8N5R' }),
      exportAudit: (input: string) => {
        sent.push(JSON.parse(input));
        return { name: 'audit_2026-11-21_2026-11-26.csv', content: new Blob() };
      },
    },
    boss,
  );
  await user.click(await screen.findByRole('button', { name: 'Xuất CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Xuất nhật ký ra CSV' }));
  await user.selectOptions(dialog.getByLabelText('Ngăn cách cột bằng'), 'Dấu chấm phẩy (;), cho Excel');
  await user.click(dialog.getByRole('button', { name: 'Tải tệp về' }));
  await waitFor(() => expect(saved).toEqual(['audit_2026-11-21_2026-11-26.csv']));
  expect(sent).toEqual([
    {
      query: {
        subjectType: 'order',
        subjectId: idOf(700),
        from: '2026-11-20T17:00:00.000Z',
        to: '2026-11-26T16:59:59.999Z',
        separator: 'SEMICOLON',
      },
    },
  ]);
});
