/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderPage, samplePageInfo } from '../../page/render-page.fixtures.tsx';
import { createPageSession } from '../../session/create-page-session.ts';
import { accessTokenOf, failure, signInResultOf, storeTokens, userOf } from '../../session/session.fixtures.ts';
import { AuthPage } from './auth-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyPage } from './verify-page.tsx';

const user = userEvent.setup();
const code = 'x'.repeat(30);
let calls: [string, object][];
let respond: (name: string, input: object) => unknown;

const withBackOffice = samplePageInfo({ remotes: [{ name: 'mf-admin', version: '1', entryUrl: '/entry.js', routes: [{ path: '/admin/dashboard', layout: 'admin' }], widgets: [] }] });

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  calls = [];
  respond = () => undefined;
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(content: React.ReactNode, path: string, page = withBackOffice) {
  const api = fakeApi(async (name, input) => {
    if (name === 'read') return { google: false };
    calls.push([name, input as object]);
    await Promise.resolve();
    return respond(name, input as object);
  });
  const session = createPageSession('DEVELOPMENT');
  renderPage(content, { path, api, session, page });
  await act(async () => {
    session.start();
    await Promise.resolve();
  });
  return session;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const person = (roles: string[]) => userOf('a', { displayName: 'Thu Hà', roles, emailVerified: false });

describe('/auth', () => {
  it('says why the way back from Google has failed, once', async () => {
    await open(<AuthPage />, '/auth#error=USER_WAS_BLOCKED');
    expect(await screen.findByText('Tài khoản này đã bị khoá. Hãy liên hệ với chúng tôi.')).toBeTruthy();
    expect(location.hash).toBe('');
    expect(document.title).toBe('Đăng nhập | Goods Viet Goods');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('shows an unknown error as a general one', async () => {
    await open(<AuthPage />, '/auth#error=<b>x</b>');
    expect(await screen.findByText('Có lỗi ở phía chúng tôi. Hãy thử lại sau ít phút.')).toBeTruthy();
  });

  it('signs staff in by the call of the back office and leads to the page that they came for', async () => {
    sessionStorage.setItem('gvg:sign-in-target', '/admin/dashboard');
    respond = () => signInResultOf('a', { user: person(['ADMIN']) });
    await open(<AuthPage />, '/auth');
    expect(screen.queryByRole('button', { name: 'Tạo tài khoản' })).toBeNull();
    await user.type(await screen.findByLabelText('E-mail'), 'a@b.example');
    await user.type(screen.getByLabelText('Mật khẩu'), 'x{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/admin/dashboard'));
    expect(calls[0]?.[0]).toBe('signInAdmin');
    expect(sessionStorage.getItem('gvg:sign-in-target')).toBeNull();
  });

  it('shows a USER who is signed in, a way out and a way home, and redirects nobody', async () => {
    sessionStorage.setItem('gvg:sign-in-target', '/admin/dashboard');
    storeTokens(accessTokenOf('a'));
    respond = () => person(['USER']);
    await open(<AuthPage />, '/auth');
    expect(await heading('Bạn đang đăng nhập')).toBeTruthy();
    expect(screen.getByText('Thu Hà')).toBeTruthy();
    expect(screen.getByText('Khu vực quản trị chỉ dành cho nhân viên của cửa hàng.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Đăng xuất' }));
    expect(await heading('Đăng nhập')).toBeTruthy();
    expect(location.pathname).toBe('/auth');
  });
});

describe('/auth/verify', () => {
  it('takes the code of the address once', async () => {
    await open(<VerifyPage />, `/auth/verify#code=${code}`);
    expect(await heading('E-mail đã được xác nhận')).toBeTruthy();
    expect([calls[0], location.hash]).toEqual([['verifyEmail', { body: { authCode: code } }], '']);
  });

  it('offers a new mail when the link has ended', async () => {
    storeTokens(accessTokenOf('a'));
    respond = (name) => {
      if (name === 'verifyEmail') throw failure(401, 'INVALID_TOKEN');
      return person(['USER']);
    };
    await open(<VerifyPage />, `/auth/verify#code=${code}`);
    expect(await screen.findByText('Đường dẫn này đã hết hạn hoặc đã được dùng. Bạn có thể nhận một thư mới.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Gửi thư mới' }));
    expect(await screen.findByText('Đã gửi. Vui lòng kiểm tra email của bạn.')).toBeTruthy();
    expect(calls.at(-1)?.[0]).toBe('requestVerification');
  });

  it('keeps the code while the service cannot answer', async () => {
    respond = () => {
      throw failure(503, 'SERVICE_UNAVAILABLE');
    };
    await open(<VerifyPage />, `/auth/verify#code=${code}`);
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    respond = () => undefined;
    await user.click(retry);
    expect(await heading('E-mail đã được xác nhận')).toBeTruthy();
  });
});

describe('/auth/reset-password', () => {
  it('sets the password and signs in', async () => {
    respond = () => signInResultOf('a');
    const session = await open(<ResetPasswordPage />, `/auth/reset-password#code=${code}`);
    await user.type(await screen.findByLabelText('Mật khẩu mới'), 'abc{Enter}');
    expect(calls).toEqual([]);
    expect(await screen.findByText('Mật khẩu không hợp lệ')).toBeTruthy();
    await user.clear(screen.getByLabelText('Mật khẩu mới'));
    await user.type(screen.getByLabelText('Mật khẩu mới'), 'Abcdefg1{Enter}');
    expect(await heading('Mật khẩu đã được đổi')).toBeTruthy();
    expect(calls).toEqual([['resetPassword', { body: { newPassword: 'Abcdefg1', authCode: code } }]]);
    expect([session.get().status, location.hash]).toEqual(['user', '']);
  });

  it.each([
    ['the link has ended', `#code=${code}`],
    ['there is no code', ''],
  ])('offers a new link when %s', async (_case, hash) => {
    respond = () => {
      throw failure(401, 'INVALID_TOKEN');
    };
    await open(<ResetPasswordPage />, `/auth/reset-password${hash}`);
    if (hash !== '') await user.type(await screen.findByLabelText('Mật khẩu mới'), 'Abcdefg1{Enter}');
    expect(await screen.findByText('Đường dẫn này đã hết hạn hoặc đã được dùng. Hãy nhận một đường dẫn mới.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Nhận đường dẫn mới' })).toBeTruthy();
  });
});
