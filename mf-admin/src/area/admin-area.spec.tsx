/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { renderFragment } from '@gvg/browser-kit/server';
import { idOf } from '@gvg/browser-kit/testing';
import { BrowserRouter } from '@gvg/router';
import { StaffMenuButton, StaffMenuDrawer } from '@gvg/staff-ui';
import { UiProvider, browserCache } from '@gvg/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { adminRemote } from '../admin.remote.tsx';
import { boss, conversations, customer, mai, pageOf } from '../testing/staff-data.ts';
import { renderPage } from '../testing/render-page.tsx';

jest.mock('../features/dashboard/components/day-chart.tsx', () => ({ DayChart: () => null }));

const orders = { '/v1/orders': pageOf([]) };

/** The server renders the same document for every user and reads no staff data. */
const api: Api = {
  call: () => Promise.reject(new Error('unexpected call')),
  read: () => Promise.reject(new Error('unexpected read')),
};

it.each(['/admin/dashboard', '/en/admin/orders', '/admin/orders/GVG7K3F2Q', '/admin/payments'])(
  'renders %s on the server with the common title and without data',
  async (path) => {
    const fragment = await renderFragment(adminRemote, { path, origin: 'https://shop.test', build: 'test', api });
    expect(fragment).toMatchObject({ status: 200, head: { title: 'Admin | Goods Viet Goods', robots: 'noindex' } });
    expect(fragment).toMatchObject({ state: { data: {} } });
    expect(fragment.status === 200 && fragment.html).not.toContain('<nav');
  },
);

it('responds with 404 on the server for an unknown page of the area', async () => {
  const fragment = await renderFragment(adminRemote, {
    path: '/admin/nothing',
    origin: 'https://shop.test',
    build: 'test',
    api,
  });
  expect(fragment.status).toBe(404);
});

it.each([
  ['/admin/orders', { status: 'guest' } as const, '/admin/dashboard'],
  ['/en/admin/orders', customer, '/admin/dashboard'],
])('redirects a user without staff rights from %s to sign-in without requests', async (path, session, target) => {
  const { shell, api: called } = await renderPage(path, orders, session);
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/auth'));
  expect(sessionStorage.getItem('gvg:sign-in-target')).toContain(target);
  expect(called.requests).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('links every page in the menu, marks the current one, and signs out', async () => {
  const { shell, user } = await renderPage('/admin/orders', orders);
  const menu = within(screen.getByRole('navigation', { name: 'Khu quản trị' }));
  const pages = [
    'Dashboard',
    'Mẫu trang',
    'Thông báo khách',
    'Người dùng',
    'Đơn hàng',
    'Báo giá',
    'Đi mua',
    'Chuyển khoản',
    'Tin nhắn',
    'Sản phẩm',
    'Danh mục',
    'Thương hiệu',
    'Đánh giá',
    'Cước',
    'Thư đã gửi',
    'Cài đặt',
  ];
  expect(menu.getAllByRole('link')).toEqual(pages.map((name) => menu.getByRole('link', { name })));
  expect(menu.getByRole('link', { current: 'page', name: 'Đơn hàng' })).not.toBeNull();
  await user.click(menu.getByRole('button', { name: 'Đăng xuất' }));
  expect(shell.session.signOut).toHaveBeenCalled();
});

it('keeps a menu open that was opened while the page was loading', async () => {
  const { user } = await renderPage('/admin/orders', orders);
  cleanup();
  /** Skeleton and page each have their own menu button. */
  const pageWith = (head: string) => (
    <UiProvider cache={browserCache()}>
      <BrowserRouter>
        <StaffMenuDrawer>
          <StaffMenuButton key={head} />
        </StaffMenuDrawer>
      </BrowserRouter>
    </UiProvider>
  );
  const { rerender } = render(pageWith('skeleton'));
  await user.click(screen.getByRole('button', { name: 'Mở menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Khu quản trị' });
  rerender(pageWith('page'));
  expect(screen.getByRole('dialog', { name: 'Khu quản trị' })).toBe(menu);
  await user.click(within(menu).getByRole('link', { name: 'Đơn hàng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows the audit log in the menu only to a SYSTEM_ADMIN, and explains the empty page to others', async () => {
  const { shell } = await renderPage('/admin/audit', { '/v1/audit': pageOf([]), '/v1/users': pageOf([]) });
  expect(await screen.findByText('Trang này chỉ dành cho SYSTEM_ADMIN')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Nhật ký' })).toBeNull();
  act(() => shell.session.become(boss));
  expect(await screen.findByRole('link', { name: 'Nhật ký' })).not.toBeNull();
  expect(await screen.findByText('Chưa có gì trong nhật ký')).not.toBeNull();
});

it('shows unread conversations and notifications, and a name cut to ten characters', async () => {
  const { shell, user } = await renderPage('/admin/orders', {
    ...orders,
    '/v1/rooms': { ...pageOf([], 1, 2), allRead: false },
    '/v1/history-notify': { counter: 120 },
  });
  expect(await screen.findByRole('link', { name: 'Tin nhắn, 2 cuộc chưa đọc' })).not.toBeNull();
  const bell = await screen.findByRole('button', { name: 'Thông báo, 120 chưa đọc' });
  expect(bell.textContent).toContain('99+');
  await user.click(bell);
  expect(shell.toggleNotifications).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /Nguyễn Thị…/ }));
  expect(screen.getByRole('link', { name: 'Tài khoản của tôi' })).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Tài khoản của tôi' })).toBeNull();
});

it('offers to sign in again on the page when the session ends', async () => {
  const { shell, user } = await renderPage('/admin/orders', orders);
  act(() => shell.session.become({ status: 'guest' }));
  await user.click(await screen.findByRole('button', { name: 'Đăng nhập' }));
  expect(shell.session.signIn).toHaveBeenCalled();
  expect(shell.navigate).not.toHaveBeenCalled();
  act(() => shell.session.become(mai));
  expect(await screen.findByRole('heading', { level: 1, name: 'Đơn hàng' })).not.toBeNull();
});

it('shows the number of waiting items in the menu and marks urgent ones', async () => {
  await renderPage('/admin/orders', orders);
  const menu = within(screen.getByRole('navigation', { name: 'Khu quản trị' }));
  const entry = await menu.findByRole('link', { name: 'Báo giá', description: '4 việc đang chờ' });
  expect(within(entry).getByText('4').hasAttribute('data-urgent')).toBe(true);
  const buying = menu.getByRole('link', { name: 'Đi mua', description: '6 việc đang chờ' });
  expect(within(buying).getByText('6').hasAttribute('data-urgent')).toBe(false);
  expect(menu.getByRole('link', { name: 'Chuyển khoản' }).hasAttribute('aria-describedby')).toBe(false);
});

describe('dashboard', () => {
  it('links waiting items and marks late ones', async () => {
    await renderPage('/admin/dashboard', orders);
    expect((await screen.findByRole('link', { name: /Nguyễn Thu Hà · 1 món/ })).getAttribute('href')).toContain(
      '/admin/quotes/',
    );
    const strip = within(screen.getByRole('navigation', { name: 'Đơn theo trạng thái' }));
    expect(strip.getByRole('link', { name: /5\s*Tại kho\s*1 trễ hẹn/ })).not.toBeNull();
    expect(strip.getByRole('link', { name: /0\s*Chờ đặt cọc\s*1 tự hủy trong 3 giờ/ })).not.toBeNull();
    expect(strip.getByRole('link', { name: /0\s*Đang mua\s*6 món cần mua/ })).not.toBeNull();
    expect(strip.getByRole('link', { name: /0\s*Chờ trả cước\s*còn thu 5,214,600đ/ })).not.toBeNull();
    expect(screen.getByText(/ · 9 việc, 3 việc gấp$/)).not.toBeNull();
    expect(strip.getByRole('link', { name: /1\s*Chờ hoàn tiền\s*hoàn 330,000đ/ })).not.toBeNull();
    const days = within(screen.getByRole('region', { name: '14 ngày qua' }));
    expect(days.getByText('22,610,000đ', { selector: 'b' })).not.toBeNull();
    expect(within(screen.getByRole('region', { name: 'Hôm nay' })).getByText('22,610,000đ')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Trả lời báo giá' }).getAttribute('href')).toContain('/admin/quotes/');
    expect(screen.getByRole('row', { name: /Trà sen 3 18 2 ngày/ })).not.toBeNull();
  });

  it('shows the longest waiting conversation', async () => {
    const first = { _id: idOf(950), customer: { kind: 'guest' as const, id: 'a'.repeat(32), displayName: null } };
    await renderPage('/admin/dashboard', {
      ...orders,
      '/v1/dashboard/chat': {
        ...conversations,
        computedAt: '2026-11-23T08:00:00.000Z',
        unanswered: { count: 7, first: [{ ...first, text: '', since: '2026-11-20T08:00:00.000Z' }] },
      },
    });
    const rooms = within(screen.getByRole('region', { name: 'Chat chờ trả lời' }));
    const row = await rooms.findByRole('link', { name: /Khách vãng lai\s*Ảnh\s*3 ngày trước/ });
    expect(row.getAttribute('href')).toContain(`/admin/messages?room=${first._id}`);
    expect(rooms.getByText('7')).not.toBeNull();
  });

  it.each([
    ['/v1/dashboard/chat', 'Chat chờ trả lời'],
    ['/v1/dashboard/catalogue', 'Sắp hết'],
  ])('shows an error only in the card of %s while its service is down', async (address, title) => {
    const away = new ApiError(503, { message: 'SERVICE_UNAVAILABLE' });
    await renderPage('/admin/dashboard', { ...orders, [address]: () => away });
    expect(await screen.findByRole('link', { name: /Nguyễn Thu Hà · 1 món/ })).not.toBeNull();
    const card = within(screen.getByRole('region', { name: title }));
    expect(await card.findByRole('button', { name: 'Thử lại' })).not.toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('shows the other cards while cart is down', async () => {
    const away = new ApiError(503, { message: 'SERVICE_UNAVAILABLE' });
    await renderPage('/admin/dashboard', { ...orders, '/v1/dashboard/cart': () => away });
    expect(await screen.findByRole('row', { name: /Trà sen 3 18 2 ngày/ })).not.toBeNull();
    const rooms = within(screen.getByRole('region', { name: 'Chat chờ trả lời' }));
    expect(rooms.getByText('Không có việc nào chờ.')).not.toBeNull();
  });
});
