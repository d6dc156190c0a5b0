/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { passwordManagerRules } from '@gvg/contracts/identity/password-rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overlayStore, closeOverlay, closeToast } from '../overlays/overlay-store.ts';
import { OverlayHost } from '../overlays/overlay-host.tsx';
import { fakeApi, renderPage } from '../page/render-page.fixtures.tsx';
import { explainFailedVisit } from '../session/explain-failed-visit.ts';
import { accessTokenOf, failure, signInResultOf, storeTokens } from '../session/session.fixtures.ts';

type Input = { body?: Record<string, string>; query?: Record<string, string> };
let calls: [name: string, input: Input][];
let respond: (name: string, input: Input) => unknown;

beforeAll(async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  await import('./account.ts');
});

const user = userEvent.setup();
const dialog = () => screen.getByRole('dialog');
const inDialog = () => within(dialog());
const field = (name: string) => inDialog().getByLabelText(name);
const press = (name: string) => user.click(inDialog().getByRole('button', { name }));
const messageOf = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const lastCall = () => calls.at(-1);

/** Opens the modal as a guest; `result` resolves as the caller of `signIn` sees it. */
async function open(
  mode: 'login' | 'register' | 'forgot' = 'login',
  { google = false, cart }: { google?: boolean; cart?: object } = {},
) {
  calls = [];
  const api = fakeApi(async (name, input) => {
    if (name === 'read') return String(input).startsWith('/v1/cart/me') ? cart : { google };
    calls.push([name, input as Input]);
    await Promise.resolve();
    return respond(name, input as Input);
  });
  renderPage(<OverlayHost />, { api });
  const shell = window.__GVG_SHELL_V1__;
  if (shell === undefined) throw new Error('no shell');
  let result: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    startSession();
    result = shell.session.signIn(mode);
    await Promise.resolve();
  });
  await screen.findByRole('dialog');
  return { result, session: shell.session };
}

function startSession() {
  // The session store of the page, which the shell normally starts.
  (window.__GVG_SHELL_V1__?.session as unknown as { start: () => void }).start();
}

afterEach(() => {
  act(() => {
    for (const { kind } of overlayStore.get().open) closeOverlay(kind);
    for (const { id } of overlayStore.get().toasts) closeToast(id);
  });
  localStorage.clear();
});

describe('the guest’s cart', () => {
  const line = (number: number) => ({
    _id: String(number).repeat(24),
    type: 'IN_SYSTEM',
    amount: 1,
    product: { image: `/v1/file-manager/files/${number}.png` },
  });
  const outside = { _id: 'e'.repeat(24), type: 'WITHOUT_SYSTEM', amount: 2, images: [] };

  beforeEach(() => {
    document.cookie = 'GUEST_SESSION_ID=guest; path=/';
  });
  afterEach(() => {
    document.cookie = 'GUEST_SESSION_ID=; path=/; max-age=0';
  });

  it.each(['login', 'register'] as const)('is announced in %s as coming along, with its pictures', async (mode) => {
    await open(mode, { cart: { docs: [line(1), line(2), line(3), line(4), outside], totalAmount: 6 } });
    expect(await inDialog().findByText('Giỏ 6 món trên máy này sẽ theo bạn.')).toBeTruthy();
    const pictures = [...dialog().querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual([1, 2, 3].map((number) => expect.stringContaining(`/${number}.png`) as string));
  });

  it('is not mentioned while it is empty', async () => {
    await open('register', { cart: { docs: [], totalAmount: 0 } });
    expect(inDialog().queryByText(/sẽ theo bạn/)).toBeNull();
  });
});

describe('sign-in', () => {
  it('links the terms and the privacy page without leaving the form', async () => {
    await open('register');
    for (const [name, path] of [
      ['điều khoản', '/page/terms'],
      ['quyền riêng tư', '/page/privacy'],
    ] as const) {
      const link = inDialog().getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
  });

  it('signs in with Enter, closes, and resolves for the caller', async () => {
    const result = signInResultOf('a');
    respond = () => result;
    const opened = await open();
    expect(dialog().getAttribute('aria-label')).toBe('Đăng nhập');
    await user.type(field('Email'), ' thuha@example.com ');
    await user.type(field('Mật khẩu'), 'mot hai ba{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]).toEqual(['signIn', { body: { email: 'thuha@example.com', password: 'mot hai ba' } }]);
    await expect(opened.result).resolves.toBe(true);
    expect(opened.session.get()).toMatchObject({ status: 'user', user: { id: 'a' } });
    expect(localStorage.getItem('DEVELOPMENT_ACCESS_TOKEN')).toBe(result.accessToken);
  });

  it('shows which fields are invalid before it sends anything', async () => {
    await open();
    await press('Đăng nhập');
    await waitFor(() => expect(messageOf('Email')).toBe('Email không hợp lệ'));
    expect(messageOf('Mật khẩu')).toBe('Mật khẩu không hợp lệ');
    expect(calls).toEqual([]);
  });

  it.each([
    [failure(401, 'INCORRECT_PASSWORD'), 'Email hoặc mật khẩu chưa đúng.'],
    [failure(403, 'USER_WAS_BLOCKED'), 'Tài khoản này đã bị khóa. Hãy liên hệ với chúng tôi.'],
    [
      new ApiError(429, { message: 'TOO_MANY_REQUESTS' }, { retryAfter: 40 }),
      'Bạn đã thử nhiều lần. Hãy thử lại sau 40 giây.',
    ],
    [
      new ApiError(429, { message: 'TOO_MANY_REQUESTS' }, { retryAfter: 601 }),
      'Bạn đã thử nhiều lần. Hãy thử lại sau 11 phút.',
    ],
  ])('shows the translated error of the server and stays open', async (error, text) => {
    respond = () => {
      throw error;
    };
    const { result } = await open();
    await user.type(field('Email'), 'a@b.example');
    await user.type(field('Mật khẩu'), 'x{Enter}');
    expect(await inDialog().findByText(text)).toBeTruthy();
    await press('Đóng');
    await expect(result).resolves.toBe(false);
  });

  it('shows and hides the password', async () => {
    await open();
    expect(field('Mật khẩu').getAttribute('type')).toBe('password');
    await press('Hiện mật khẩu');
    expect(field('Mật khẩu').getAttribute('type')).toBe('text');
    expect(inDialog().getByRole('button', { name: 'Hiện mật khẩu', pressed: true })).toBeTruthy();
  });

  it('names the purpose of the fields for password managers and keyboards', async () => {
    await open('register');
    expect(['Email', 'Mật khẩu', 'Tên hiển thị'].map((name) => field(name).getAttribute('autocomplete'))).toEqual([
      'username',
      'new-password',
      'nickname',
    ]);
    expect(field('Email').getAttribute('inputmode')).toBe('email');
    expect(field('Mật khẩu').getAttribute('passwordrules')).toBe(passwordManagerRules);
    await press('Đăng nhập');
    expect(field('Mật khẩu').getAttribute('autocomplete')).toBe('current-password');
    expect(field('Mật khẩu').hasAttribute('passwordrules')).toBe(false);
  });
});

it('starts with empty fields and without errors in another mode', async () => {
  await open();
  await user.type(field('Email'), 'a');
  await press('Đăng nhập');
  await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'));
  await press('Tạo tài khoản');
  expect(dialog().getAttribute('aria-label')).toBe('Tạo tài khoản');
  expect([(field('Email') as HTMLInputElement).value, field('Email').getAttribute('aria-invalid')]).toEqual([
    '',
    'false',
  ]);
  await press('Quên mật khẩu?');
  expect(inDialog().queryByLabelText('Mật khẩu')).toBeNull();
  await press('Quay lại đăng nhập');
  expect((field('Email') as HTMLInputElement).value).toBe('');
});

describe('sign-up', () => {
  const met = () =>
    inDialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.endsWith(', đạt'));

  it('ticks the four password rules while the password is typed', async () => {
    await open('register');
    expect(met()).toEqual([false, false, false, false]);
    await user.type(field('Mật khẩu'), 'aB1');
    expect(met()).toEqual([false, true, true, true]);
    await user.type(field('Mật khẩu'), 'cdefg');
    expect(met()).toEqual([true, true, true, true]);
    await user.type(field('Mật khẩu'), 'đ');
    expect(inDialog().getByText('Chỉ dùng chữ không dấu, chữ số và @$!%*?&')).toBeTruthy();
  });

  it.each([
    ['USER_WAS_EXISTED', 'Email'],
    ['DISPLAY_NAME_WAS_EXISTED', 'Tên hiển thị'],
  ] as const)('shows %s at its field', async (code, name) => {
    respond = () => {
      throw failure(409, code);
    };
    await open('register');
    await user.type(field('Tên hiển thị'), 'Thu Hà');
    await user.type(field('Email'), 'thuha@example.com');
    await user.type(field('Mật khẩu'), 'Abcdefg1{Enter}');
    await waitFor(() => expect(messageOf(name)).not.toBe(''));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(lastCall()).toEqual([
      'signUp',
      { body: { displayName: 'Thu Hà', email: 'thuha@example.com', password: 'Abcdefg1' } },
    ]);
  });
});

it('asks only for the address of a forgotten password, and then to check the mailbox', async () => {
  respond = () => undefined;
  await open('forgot');
  expect(inDialog().getAllByRole('textbox')).toHaveLength(1);
  await user.type(field('Email'), 'thuha@example.com{Enter}');
  expect(await inDialog().findByText('Vui lòng kiểm tra email của bạn')).toBeTruthy();
  expect(lastCall()).toEqual(['forgotPassword', { query: { email: 'thuha@example.com' } }]);
});

describe('Google', () => {
  it('is a navigation that returns to this page', async () => {
    await open('login', { google: true });
    expect((await inDialog().findByRole('link', { name: 'Tiếp tục với Google' })).getAttribute('href')).toBe(
      '/v1/auth/google?redirect=%2F',
    );
  });

  const agents = {
    facebook:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.37.103;FBBV/1]',
    zalo: 'Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 Zalo android/24060',
    unnamed:
      'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36',
    safari:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    chrome:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  };
  const useAgent = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['facebook', 'Facebook', `x-safari-http://${location.host}/`],
    ['zalo', 'Zalo', `intent://${location.host}/#Intent;scheme=http;end`],
    ['unnamed', 'khác', `intent://${location.host}/#Intent;scheme=http;end`],
  ] as const)('is replaced within the browser of an app (%s), which Google rejects', async (agent, app, address) => {
    useAgent(agents[agent]);
    await open('login', { google: true });
    expect(
      (await inDialog().findByText(new RegExp(`Google không cho đăng nhập .*${app}.*email và mật khẩu`))).tagName,
    ).toBe('P');
    expect(inDialog().getByRole('link', { name: 'Mở bằng trình duyệt' }).getAttribute('href')).toBe(address);
    expect(inDialog().queryByRole('link', { name: 'Tiếp tục với Google' })).toBeNull();
    expect(inDialog().getByRole('button', { name: 'Chép địa chỉ trang' })).toBeTruthy();
    expect(field('Email')).toBeTruthy();
  });

  it.each(['safari', 'chrome'] as const)('is available in %s', async (agent) => {
    useAgent(agents[agent]);
    await open('login', { google: true });
    expect(await inDialog().findByRole('link', { name: 'Tiếp tục với Google' })).toBeTruthy();
  });

  it('explains to a guest on any page why it failed', async () => {
    await open('login', { google: true });
    act(() => closeOverlay('sign-in'));
    await act(() => explainFailedVisit('BAD_GATEWAY'));
    expect(await inDialog().findByText(/Google chưa trả lời/)).toBeTruthy();
    expect(inDialog().getByRole('link', { name: 'Tiếp tục với Google' })).toBeTruthy();
  });

  it('explains a failure to a signed-in person without asking for a sign-in', async () => {
    storeTokens(accessTokenOf('a'));
    renderPage(<OverlayHost />);
    await act(() => explainFailedVisit('ACTION_NOT_ALLOWED'));
    expect(await inDialog().findByText(/Bạn đã dừng đăng nhập bằng Google/)).toBeTruthy();
    expect(inDialog().queryByLabelText('Mật khẩu')).toBeNull();
  });

  it('is absent if the site does not have it', async () => {
    await open();
    await waitFor(() => expect(inDialog().queryByRole('link', { name: /Google/ })).toBeNull());
  });
});

describe('the second factor', () => {
  const challenge = (mustSetUp: boolean) =>
    failure(401, 'SECOND_FACTOR_REQUIRED', { challenge: 'challenge-0123456789', mustSetUp });

  async function signInUntilCode(mustSetUp: boolean) {
    respond = (name) => {
      if (name === 'signIn') throw challenge(mustSetUp);
      return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/GVG:a?secret=JBSWY3DPEHPK3PXP' };
    };
    const opened = await open();
    await user.type(field('Email'), 'a@b.example');
    await user.type(field('Mật khẩu'), 'x{Enter}');
    return opened;
  }

  it('asks for a code, shows that it is wrong, and signs in with the right one', async () => {
    const opened = await signInUntilCode(false);
    await waitFor(() => expect(dialog().getAttribute('aria-label')).toBe('Xác minh hai bước'));
    respond = (_name, { body }) => {
      if (body?.['code'] !== '123456') throw failure(400, 'INCORRECT_CODE');
      return signInResultOf('a');
    };
    await user.type(field('Mã 6 chữ số'), '000000{Enter}');
    await waitFor(() => expect(messageOf('Mã 6 chữ số')).toContain('Mã này chưa đúng hoặc đã được dùng.'));
    await user.clear(field('Mã 6 chữ số'));
    await user.type(field('Mã 6 chữ số'), '123456{Enter}');
    await expect(opened.result).resolves.toBe(true);
    expect(calls.at(-1)).toEqual([
      'signInWithSecondFactor',
      { body: { challenge: 'challenge-0123456789', code: '123456' } },
    ]);
  });

  it('accepts a recovery code instead', async () => {
    await signInUntilCode(false);
    await waitFor(() => expect(inDialog().queryByRole('button', { name: 'Dùng mã khôi phục' })).toBeTruthy());
    await press('Dùng mã khôi phục');
    expect(field('Mã khôi phục').getAttribute('autocomplete')).toBe('off');
  });

  it('returns to sign-in when the challenge has expired', async () => {
    await signInUntilCode(false);
    respond = () => {
      throw failure(401, 'INVALID_TOKEN');
    };
    await user.type(await inDialog().findByLabelText('Mã 6 chữ số'), '123456{Enter}');
    expect(
      await inDialog().findByText('Lần đăng nhập này đã quá lâu hoặc sai quá nhiều. Hãy đăng nhập lại.'),
    ).toBeTruthy();
    expect(field('Mật khẩu')).toBeTruthy();
  });

  it('is set up if required, and the recovery codes are shown before the modal closes', async () => {
    const opened = await signInUntilCode(true);
    expect(await inDialog().findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(await inDialog().findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeTruthy();
    respond = () => signInResultOf('a', { recoveryCodes: ['code-one', 'code-two'] });
    await user.type(field('Mã 6 chữ số'), '123456{Enter}');
    expect(await inDialog().findByText('code-two')).toBeTruthy();
    await press('Tôi đã lưu các mã');
    await expect(opened.result).resolves.toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
