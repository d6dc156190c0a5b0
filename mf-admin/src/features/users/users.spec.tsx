/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { boss, mai, makeUser, pageOf } from '../../testing/staff-data.ts';

const user = makeUser();
const path = `/admin/users/${user._id}`;
const own = { '/v1/orders': pageOf([]), '/v1/quotes': pageOf([]) };
const open = (fields = {}, responses = {}, session = boss) =>
  renderPage(path, { ...own, [`/v1/users/${user._id}`]: makeUser(fields), ...responses }, session);
const listed = (requests: readonly string[]) =>
  Object.fromEntries(
    new URLSearchParams(requests.findLast((address) => address.startsWith('/v1/users?'))?.split('?')[1]),
  );

describe('the list', () => {
  it('finds users, and stores search, filters and sort in the URL', async () => {
    const blocked = makeUser({ _id: idOf(910), displayName: 'sale88_official', isBlocked: true });
    const { api, user: person } = await renderPage('/admin/users?page=2', {
      '/v1/users': pageOf([user, blocked], 2, 42),
    });
    expect((await screen.findByRole('link', { name: /Thu Hà/ })).getAttribute('href')).toBe(path);
    expect(within(screen.getByRole('row', { name: /sale88/ })).getByText('Đang bị chặn')).not.toBeNull();
    await person.selectOptions(screen.getByLabelText('Mọi quyền'), 'ADMIN');
    await person.selectOptions(screen.getByLabelText('Mọi tình trạng'), 'true');
    await person.click(screen.getByRole('button', { name: 'Tên' }));
    await person.type(screen.getByRole('searchbox'), '0912 345');
    await waitFor(() =>
      expect(listed(api.requests)).toEqual({
        blocked: 'true',
        limit: '20',
        page: '1',
        role: 'ADMIN',
        search: '0912 345',
        sort: 'displayName',
      }),
    );
    expect(new URLSearchParams(location.search).get('search')).toBe('0912 345');
  });

  it('blocks several users with one reason, and names those who cannot be blocked and keeps them chosen', async () => {
    const seller = makeUser({ _id: idOf(911), displayName: 'sale88', revision: 2 });
    const blocked = makeUser({ _id: idOf(912), displayName: 'sale99', isBlocked: true });
    const staff = makeUser({ _id: idOf(913), displayName: 'Hương', roles: ['USER', 'ADMIN'] });
    const sent: unknown[] = [];
    const { user: person, shell } = await renderPage(
      '/admin/users',
      {
        '/v1/users': pageOf([user, seller, blocked, staff]),
        setBlocks: (input: string) => {
          sent.push(JSON.parse(input));
          return {
            results: [
              { user: user._id, outcome: 'DONE' },
              { user: seller._id, outcome: 'VERSION_CONFLICT' },
            ],
          };
        },
      },
      mai,
    );
    await person.click(await screen.findByRole('checkbox', { name: 'Chọn cả trang này' }));
    const bar = within(screen.getByRole('region', { name: 'Các tài khoản đã chọn' }));
    expect(bar.getByRole('button', { name: 'Bỏ chặn (1)' })).not.toBeNull();
    await person.click(bar.getByRole('button', { name: 'Chặn (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chặn 2 người?' }));
    expect(dialog.getByText('sale99: Đang bị chặn.')).not.toBeNull();
    expect(dialog.getByText(/^Hương: ./)).not.toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Chặn (2)' }));
    expect(sent).toEqual([]);
    await person.type(dialog.getByRole('textbox', { name: 'Lý do chặn' }), 'spam{Enter}');
    expect(await screen.findByText(/^sale88: ./)).not.toBeNull();
    expect(sent).toEqual([
      {
        body: {
          users: [
            { user: user._id, revision: user.revision },
            { user: seller._id, revision: 2 },
          ],
          isBlocked: true,
          reason: 'spam',
        },
      },
    ]);
    expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Đã chặn 1 người.' });
    expect(bar.getByText('Đã chọn 3 người')).not.toBeNull();
  });

  it('creates an account for a customer, and shows errors at their fields', async () => {
    const sent: unknown[] = [];
    let isTaken = true;
    const { user: person, shell } = await renderPage('/admin/users', {
      '/v1/users': pageOf([user]),
      ...own,
      [`/v1/users/${user._id}`]: user,
      createUser: (input: string) => {
        if (isTaken) return new ApiError(409, { message: 'USER_WAS_EXISTED' });
        sent.push(JSON.parse(input));
        return user;
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Mở tài khoản cho khách' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Tên hiển thị'), 'Lan Anh');
    await person.type(dialog.getByLabelText('Email'), 'lan@example.com');
    await person.type(dialog.getByLabelText(/Số điện thoại/), '123');
    const submit = dialog.getByRole('button', { name: 'Mở tài khoản, gửi thư' });
    await person.click(submit);
    expect(dialog.getByLabelText(/Số điện thoại/).getAttribute('aria-invalid')).toBe('true');
    await person.clear(dialog.getByLabelText(/Số điện thoại/));
    await person.click(submit);
    expect(await dialog.findByText('Email này đã có tài khoản. Hãy đăng nhập.')).not.toBeNull();
    isTaken = false;
    await person.click(submit);
    await waitFor(() => expect(location.pathname).toBe(path));
    expect(sent).toEqual([{ body: { displayName: 'Lan Anh', email: 'lan@example.com', locale: 'vi' } }]);
    expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
  });
});

describe('one account', () => {
  it('shows the profile, orders, quotes and mails', async () => {
    const { api, user: person } = await open({}, { '/v1/mail-deliveries': pageOf([]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Người dùng / Thu Hà' })).not.toBeNull();
    expect(await screen.findByText('Người này chưa đặt đơn nào')).not.toBeNull();
    expect(api.requests).toContain(`/v1/orders?limit=10&page=1&sort=-createdAt&user=${user._id}`);
    await person.click(screen.getByRole('button', { name: 'Báo giá' }));
    expect(location.search).toBe('?tab=quotes');
    expect(await screen.findByText('Người này chưa hỏi giá lần nào')).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Thư' }));
    expect(await screen.findByText('Chưa có thư nào')).not.toBeNull();
  });

  it('shows sessions and addresses only on request', async () => {
    const { api, user: person } = await open(
      {},
      {
        lookAtSessions: {
          docs: [
            {
              browser: 'Safari',
              system: 'iOS',
              createdAt: new Date(0).toISOString(),
              lastUsedAt: new Date().toISOString(),
            },
          ],
        },
        lookAtAddresses: { phone: '+84912345678', docs: [] },
      },
      mai,
    );
    const look = await screen.findByRole('button', { name: 'Xem các máy đang đăng nhập' });
    expect(api.requests.filter((request) => request.startsWith('lookAt'))).toEqual([]);
    await person.click(look);
    expect(await screen.findByText('Safari trên iOS')).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Xem số điện thoại và địa chỉ' }));
    expect(await screen.findByText(/Điện thoại: \+84912345678/)).not.toBeNull();
    expect(api.requests.filter((request) => request.startsWith('lookAt'))).toEqual([
      'lookAtSessions',
      'lookAtAddresses',
    ]);
  });

  it('is blocked with a reason after re-authentication', async () => {
    const sent: unknown[] = [];
    let isConfirmed = false;
    const { user: person, shell } = await open(
      {},
      {
        setBlock: (input: string) => {
          sent.push(JSON.parse(input));
          if (!isConfirmed) return new ApiError(403, { message: 'CONFIRMATION_REQUIRED' });
          return makeUser({ isBlocked: true });
        },
      },
    );
    shell.session.confirmIdentity.mockImplementation(() => Promise.resolve((isConfirmed = true)));
    await person.click(await screen.findByRole('button', { name: 'Chặn Thu Hà…' }));
    expect(screen.getByText('Hãy điền ô này.')).not.toBeNull();
    await person.type(screen.getByLabelText('Lý do chặn'), 'rao hàng');
    await person.click(screen.getByRole('button', { name: 'Chặn Thu Hà…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chặn Thu Hà?' }));
    expect(dialog.getByText(/Lý do: rao hàng/)).not.toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Chặn' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Đã chặn Thu Hà' })));
    const call = { params: { id: user._id }, body: { isBlocked: true, revision: 4, reason: 'rao hàng' } };
    expect(sent).toEqual([call, call]);
  });

  it('gets roles from a SYSTEM_ADMIN after both lists of roles were shown', async () => {
    const sent: unknown[] = [];
    const { user: person } = await open(
      {},
      {
        setRole: (input: string) => {
          sent.push(JSON.parse(input));
          return makeUser({ roles: ['USER', 'ADMIN'] });
        },
      },
    );
    await person.click(await screen.findByRole('checkbox', { name: /^ADMIN/ }));
    await person.click(screen.getByRole('button', { name: 'Đổi quyền' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thu Hà sẽ có quyền USER, ADMIN?' }));
    await person.click(dialog.getByRole('button', { name: 'Đổi quyền' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([{ body: { roles: ['USER', 'ADMIN'], revision: 4 } }]);
  });

  it('of a staff member is closed to an ADMIN, with the reason', async () => {
    const { api } = await open({ roles: ['USER', 'ADMIN'] }, {}, mai);
    expect(await screen.findAllByText('Tài khoản của nhân viên: chỉ SYSTEM_ADMIN được xem và làm.')).toHaveLength(3);
    expect(screen.getByText('Cần đổi thì nhờ một SYSTEM_ADMIN.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Chặn|Đóng hết|Xem các máy/ })).toBeNull();
    for (const role of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(role.disabled).toBe(true);
    expect(api.requests.some((request) => request.startsWith('/v1/audit'))).toBe(false);
  });

  it('loses its sessions and second factor after a confirmation', async () => {
    const {
      api,
      user: person,
      shell,
    } = await open({ hasSecondFactor: true }, { endUserSessions: { ended: 2 }, resetSecondFactor: makeUser() });
    await person.click(await screen.findByRole('button', { name: 'Đóng hết' }));
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Đóng hết phiên đăng nhập của Thu Hà?' })).getByRole('button', {
        name: 'Đóng hết phiên',
      }),
    );
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Đã đóng 2 phiên của Thu Hà' })),
    );
    await person.click(screen.getByRole('button', { name: 'Đặt lại' }));
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Tắt xác minh hai bước của Thu Hà?' })).getByRole('button', {
        name: 'Đặt lại',
      }),
    );
    await waitFor(() => expect(api.requests).toContain('resetSecondFactor'));
  });

  it('that is closed links back to the list', async () => {
    await renderPage(path, { [`/v1/users/${user._id}`]: () => new ApiError(410, { message: 'USER_WAS_DELETED' }) });
    expect(await screen.findByText('Tài khoản này đã đóng')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Về danh sách người dùng' }).getAttribute('href')).toBe('/admin/users');
  });
});

it('exports the accounts of the current filter', async () => {
  const saved = savedFiles();
  const sent: unknown[] = [];
  const { user: staff } = await renderPage('/admin/users?role=ADMIN&blocked=true&search=thu&sort=displayName&page=2', {
    '/v1/users': pageOf([user]),
    exportUsers: (input: string) => {
      sent.push(JSON.parse(input));
      return { name: 'users_2026-11-26.csv', content: new Blob() };
    },
  });
  await staff.click(await screen.findByRole('button', { name: 'Xuất CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Xuất tài khoản ra CSV' }));
  await staff.selectOptions(dialog.getByLabelText('Ngăn cách cột bằng'), 'Dấu chấm phẩy (;), cho Excel');
  await staff.click(dialog.getByRole('button', { name: 'Tải tệp về' }));
  await waitFor(() => expect(saved).toEqual(['users_2026-11-26.csv']));
  expect(sent).toEqual([{ query: { role: 'ADMIN', blocked: 'true', search: 'thu', separator: 'SEMICOLON' } }]);
});
