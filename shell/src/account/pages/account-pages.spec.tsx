/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
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

const withBackOffice = samplePageInfo({
  remotes: [
    {
      name: 'mf-admin',
      version: '1',
      pageContract: pageContractVersion,
      entryUrl: '/entry.js',
      routes: [{ path: '/admin/dashboard', layout: 'admin' }],
      widgets: [],
    },
  ],
});

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
  it('shows once why the return from Google failed', async () => {
    await open(<AuthPage />, '/auth#error=USER_WAS_BLOCKED');
    expect(await screen.findByText('Tài khoản này đã bị khóa. Hãy liên hệ với chúng tôi.')).toBeTruthy();
    expect(location.hash).toBe('');
    expect(document.title).toBe('Đăng nhập | Goods Viet Goods');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('has its own texts for errors of Google', async () => {
    await open(<AuthPage />, '/auth#error=ACTION_NOT_ALLOWED');
    expect(await screen.findByText('Bạn đã dừng đăng nhập bằng Google. Hãy thử lại, hoặc dùng email.')).toBeTruthy();
  });

  it('leads staff without a target page to the first page of the back office', async () => {
    storeTokens(accessTokenOf('a'));
    respond = () => person(['ADMIN']);
    await open(<AuthPage />, '/auth');
    await waitFor(() => expect(location.pathname).toBe('/admin/dashboard'));
  });

  it('shows the signed-in staff member if there is no back office', async () => {
    storeTokens(accessTokenOf('a'));
    respond = () => person(['ADMIN']);
    await open(<AuthPage />, '/auth', samplePageInfo());
    expect(await heading('Bạn đang đăng nhập')).toBeTruthy();
  });

  it('shows an unknown error as a general one', async () => {
    await open(<AuthPage />, '/auth#error=<b>x</b>');
    expect(await screen.findByText('Có lỗi ở phía chúng tôi. Hãy thử lại sau ít phút.')).toBeTruthy();
  });

  it('signs staff in through the back office call and leads to their target page', async () => {
    sessionStorage.setItem('gvg:sign-in-target', '/admin/dashboard');
    respond = () => signInResultOf('a', { user: person(['ADMIN']) });
    await open(<AuthPage />, '/auth');
    expect(screen.queryByRole('button', { name: 'Tạo tài khoản' })).toBeNull();
    await user.type(await screen.findByLabelText('Email'), 'a@b.example');
    await user.type(screen.getByLabelText('Mật khẩu'), 'x{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/admin/dashboard'));
    expect(calls[0]?.[0]).toBe('signInAdmin');
    expect(sessionStorage.getItem('gvg:sign-in-target')).toBeNull();
  });

  it('shows a signed-in USER with sign-out and a link home, and does not redirect', async () => {
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
  const link = `/auth/verify#code=${code}`;
  const confirmButton = () => screen.findByRole('button', { name: 'Xác nhận địa chỉ' });
  const sent = (name: string) => calls.filter(([called]) => called === name);
  const answers =
    (needs: 'NOTHING' | 'PASSWORD', others: (name: string) => unknown = () => undefined) =>
    (name: string) =>
      name === 'lookAtVerification' ? { email: 'ha@example.com', needs } : others(name);

  it('shows the address and takes the code on a click, not on opening', async () => {
    respond = answers('NOTHING');
    await open(<VerifyPage />, link);
    const button = await confirmButton();
    expect(screen.getByText('ha@example.com')).toBeTruthy();
    expect([sent('lookAtVerification').length > 0, sent('verifyEmail'), location.hash]).toEqual([
      true,
      [],
      `#code=${code}`,
    ]);
    await user.click(button);
    expect(await heading('Email đã được xác nhận')).toBeTruthy();
    expect([sent('verifyEmail'), location.hash]).toEqual([[['verifyEmail', { body: { authCode: code } }]], '']);
    expect(document.activeElement).toBe(await heading('Email đã được xác nhận'));
  });

  it('works by keyboard only', async () => {
    respond = answers('NOTHING');
    await open(<VerifyPage />, link);
    const button = await confirmButton();
    for (let tabs = 0; tabs < 40 && document.activeElement !== button; tabs += 1) await user.tab();
    await user.keyboard('{Enter}');
    expect(await heading('Email đã được xác nhận')).toBeTruthy();
  });

  it('takes the password of the account, and shows at the field that it is wrong', async () => {
    let isWrong = true;
    respond = answers('PASSWORD', () => {
      if (isWrong) throw failure(401, 'INCORRECT_PASSWORD');
    });
    await open(<VerifyPage />, link);
    await confirmButton();
    await user.type(screen.getByLabelText('Mật khẩu'), 'Wrong7rang{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Mật khẩu').getAttribute('aria-invalid')).toBe('true'));
    expect(location.hash).toBe(`#code=${code}`);
    isWrong = false;
    await user.clear(screen.getByLabelText('Mật khẩu'));
    await user.type(screen.getByLabelText('Mật khẩu'), 'Banh7rang{Enter}');
    expect(await heading('Email đã được xác nhận')).toBeTruthy();
    expect(sent('verifyEmail').at(-1)).toEqual(['verifyEmail', { body: { authCode: code, password: 'Banh7rang' } }]);
    expect(screen.getByRole('button', { name: 'Đăng nhập' })).toBeTruthy();
  });

  it('sets a new password for a person who does not know the current one', async () => {
    respond = answers('PASSWORD');
    await open(<VerifyPage />, link);
    await user.click(await screen.findByRole('button', { name: 'Tôi không biết mật khẩu: đặt mật khẩu mới' }));
    await user.type(screen.getByLabelText('Mật khẩu mới'), 'abc{Enter}');
    expect(await screen.findByText('Mật khẩu không hợp lệ')).toBeTruthy();
    expect(sent('verifyEmail')).toEqual([]);
    await user.clear(screen.getByLabelText('Mật khẩu mới'));
    await user.type(screen.getByLabelText('Mật khẩu mới'), 'Abcdefg1{Enter}');
    expect(await heading('Email đã được xác nhận')).toBeTruthy();
    expect(sent('verifyEmail')).toEqual([['verifyEmail', { body: { authCode: code, newPassword: 'Abcdefg1' } }]]);
  });

  it('is in English under its English path', async () => {
    respond = answers('PASSWORD');
    await open(<VerifyPage />, `/en${link}`, samplePageInfo({ locale: 'en' }));
    expect(await heading('Confirm the email address')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Confirm the address' })).toBeTruthy();
    expect(screen.getByText('Please confirm that this address is yours:', { exact: false })).toBeTruthy();
  });

  it('asks for the password after a sign-out in the meantime', async () => {
    let needs: 'NOTHING' | 'PASSWORD' = 'NOTHING';
    respond = (name) => {
      if (name === 'lookAtVerification') return { email: 'ha@example.com', needs };
      needs = 'PASSWORD';
      throw failure(403, 'CONFIRMATION_REQUIRED');
    };
    await open(<VerifyPage />, link);
    await user.click(await confirmButton());
    expect(await screen.findByLabelText('Mật khẩu')).toBeTruthy();
    expect(location.hash).toBe(`#code=${code}`);
  });

  it('offers a new mail when the link has expired', async () => {
    storeTokens(accessTokenOf('a'));
    respond = (name) => {
      if (name === 'lookAtVerification') throw failure(401, 'INVALID_TOKEN');
      return person(['USER']);
    };
    await open(<VerifyPage />, link);
    expect(
      await screen.findByText('Liên kết này đã hết hạn hoặc đã được dùng. Bạn có thể nhận một thư mới.'),
    ).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Gửi thư mới' }));
    expect(await screen.findByText('Đã gửi. Vui lòng kiểm tra email của bạn.')).toBeTruthy();
    expect(calls.at(-1)?.[0]).toBe('requestVerification');
  });

  it.each([
    ['says that the address is confirmed', null, 'Email đã được xác nhận'],
    ['does not say so while a new address waits', 'new@example.com', 'Chưa xác nhận được email'],
  ])('%s after opening an expired link', async (_case, pendingEmail, title) => {
    storeTokens(accessTokenOf('a'));
    respond = (name) => {
      if (name === 'lookAtVerification') throw failure(401, 'INVALID_TOKEN');
      return userOf('a', { emailVerified: true, pendingEmail });
    };
    await open(<VerifyPage />, link);
    expect(await heading(title)).toBeTruthy();
  });

  it('keeps the code while the service is unavailable', async () => {
    respond = () => {
      throw failure(503, 'SERVICE_UNAVAILABLE');
    };
    await open(<VerifyPage />, link);
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    respond = answers('NOTHING');
    await user.click(retry);
    await user.click(await confirmButton());
    expect(await heading('Email đã được xác nhận')).toBeTruthy();
  });

  it('keeps the form while the service cannot take the code', async () => {
    let isAway = true;
    respond = answers('NOTHING', () => {
      if (isAway) throw failure(503, 'SERVICE_UNAVAILABLE');
    });
    await open(<VerifyPage />, link);
    await user.click(await confirmButton());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    isAway = false;
    await user.click(await confirmButton());
    expect(await heading('Email đã được xác nhận')).toBeTruthy();
  });
});

describe('/auth/reset-password', () => {
  it('does not use the code up on opening', async () => {
    await open(<ResetPasswordPage />, `/auth/reset-password#code=${code}`);
    expect(await screen.findByLabelText('Mật khẩu mới')).toBeTruthy();
    expect([calls, location.hash]).toEqual([[], `#code=${code}`]);
  });

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
    expect(
      await screen.findByText('Liên kết này đã hết hạn hoặc đã được dùng. Hãy nhận một liên kết mới.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Nhận liên kết mới' })).toBeTruthy();
  });
});
