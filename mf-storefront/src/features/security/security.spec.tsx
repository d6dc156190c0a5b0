/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { signedIn, thuHa } from '@gvg/browser-kit/testing';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { fieldCases } from '@gvg/testing/account-field-cases';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { makeSession } from '../../testing/sessions.ts';
import { describedBy, expectFieldMessages, fieldOf } from '../../testing/field-messages.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { RenderedPage } from '../../testing/render-page.tsx';

const sessions = [
  makeSession('s1', { isCurrent: true }),
  makeSession('s2', { browser: 'Safari', system: 'iOS' }),
  makeSession('s3', { browser: '', system: '' }),
];

const responsesFor = (me: User): Record<string, FakeResponse> => ({
  '/v1/users/me': me,
  '/v1/users/me/sessions': { docs: sessions },
});

async function open(
  responses: Record<string, FakeResponse> = responsesFor(thuHa),
  path = '/user/change-password',
): Promise<RenderedPage> {
  const page = await renderPage(path, responses, signedIn());
  // The first page waits for its chunks and texts.
  await screen.findByRole('region', { name: /^(Thiết bị đang đăng nhập|Signed-in devices)$/ });
  return page;
}

const sentTo = (
  responses: Record<string, FakeResponse>,
  name: string,
  response: (call: number) => object,
): unknown[] => {
  const inputs: unknown[] = [];
  responses[name] = (input: string) => {
    inputs.push(JSON.parse(input));
    return response(inputs.length);
  };
  return inputs;
};
const needsConfirmation = (call: number) => (call === 1 ? new ApiError(403, { message: 'CONFIRMATION_REQUIRED' }) : {});

describe('changing the password', () => {
  it('sends both passwords, clears the form and reloads the signed-in browsers', async () => {
    const responses = responsesFor(thuHa);
    const inputs = sentTo(responses, 'changePassword', () => thuHa);
    const { user, api, shell } = await open(responses);
    await user.type(fieldOf('Mật khẩu hiện tại'), 'Quehuong9');
    await user.type(fieldOf('Mật khẩu mới'), 'Quehuong8');
    await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({
        kind: 'success',
        text: 'Đã đổi mật khẩu. Các máy khác đã đăng xuất.',
      }),
    );
    expect(inputs).toEqual([{ body: { oldPassword: 'Quehuong9', newPassword: 'Quehuong8' } }]);
    await waitFor(() => expect(fieldOf('Mật khẩu mới').value).toBe(''));
    expect(api.requests.filter((request) => request === '/v1/users/me/sessions')).toHaveLength(2);
  });

  it('shows at the old password that it is wrong, and at the new one that it is the old one', async () => {
    const responses = responsesFor(thuHa);
    sentTo(
      responses,
      'changePassword',
      (call) =>
        new ApiError(call === 1 ? 401 : 400, {
          message: call === 1 ? 'INCORRECT_PASSWORD' : 'NEW_PASSWORD_BE_OLD_PASSWORD',
        }),
    );
    const { user } = await open(responses);
    await user.type(fieldOf('Mật khẩu hiện tại'), 'Quehuong8');
    await user.type(fieldOf('Mật khẩu mới'), 'Quehuong8');
    await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
    await waitFor(() => expect(describedBy('Mật khẩu hiện tại')).toContain('Mật khẩu hiện tại chưa đúng.'));
    await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
    await waitFor(() => expect(describedBy('Mật khẩu mới')).toContain('Mật khẩu mới phải khác mật khẩu cũ.'));
  });

  it('sets a first password without an old one, after a confirmation of identity', async () => {
    const responses = responsesFor({ ...thuHa, hasPassword: false });
    const inputs = sentTo(responses, 'changePassword', (call) =>
      call === 1 ? new ApiError(403, { message: 'CONFIRMATION_REQUIRED' }) : thuHa,
    );
    const { user, shell } = await open(responses);
    expect(screen.queryByLabelText('Mật khẩu hiện tại')).toBeNull();
    await user.type(fieldOf('Mật khẩu mới'), 'Quehuong8');
    await user.click(screen.getByRole('button', { name: 'Đặt mật khẩu' }));
    expect(await screen.findByLabelText('Mật khẩu hiện tại')).toBeTruthy();
    expect(shell.session.confirmIdentity).toHaveBeenCalledTimes(1);
    expect(inputs).toEqual(Array(2).fill({ body: { newPassword: 'Quehuong8' } }));
  });

  const labels = {
    vi: { oldPassword: 'Mật khẩu hiện tại', newPassword: 'Mật khẩu mới' },
    en: { oldPassword: 'Current password', newPassword: 'New password' },
  } as const;

  it.each(['vi', 'en'] as const)('shows for each password the message of the service (%s)', async (locale) => {
    const responses = responsesFor(thuHa);
    const inputs = sentTo(responses, 'changePassword', () => thuHa);
    const { user } = await open(responses, locale === 'en' ? '/en/user/change-password' : '/user/change-password');
    await expectFieldMessages(user, { rows: fieldCases('changePassword'), labels: labels[locale], locale });
    await user.clear(fieldOf(labels[locale].oldPassword));
    await user.click(screen.getByRole('button', { name: /^(Đổi mật khẩu|Change the password)$/ }));
    expect(inputs).toEqual([]);
  });
});

describe('signed-in browsers', () => {
  it('are named, and another one disappears immediately when it is ended', async () => {
    const responses = responsesFor(thuHa);
    const inputs = sentTo(responses, 'endSession', () => ({}));
    const { user } = await open(responses);
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows.some((row) => row.includes('Chrome trên Windows') && row.includes('Máy này'))).toBe(true);
    expect(rows.some((row) => row.includes('Trình duyệt không rõ'))).toBe(true);
    responses['/v1/users/me/sessions'] = { docs: sessions.filter(({ _id }) => _id !== 's2') };
    await user.click(screen.getByRole('button', { name: 'Đăng xuất Safari trên iOS' }));
    await waitFor(() => expect(screen.queryByText('Safari trên iOS')).toBeNull());
    expect(inputs).toEqual([{ params: { id: 's2' } }]);
  });

  it('are all ended except the current one', async () => {
    const responses = responsesFor(thuHa);
    const inputs = sentTo(responses, 'endSession', () => ({}));
    const { user } = await open(responses);
    responses['/v1/users/me/sessions'] = { docs: sessions.slice(0, 1) };
    await user.click(await screen.findByRole('button', { name: 'Đăng xuất mọi máy khác' }));
    expect(await screen.findByText('Chỉ có máy này đang đăng nhập.')).toBeTruthy();
    expect(inputs).toEqual([{ params: { id: 's2' } }, { params: { id: 's3' } }]);
  });

  it('report success only after all others are signed out', async () => {
    const responses = responsesFor(thuHa);
    const { promise, resolve } = Promise.withResolvers<object>();
    const inputs = sentTo(responses, 'endSession', () => promise);
    const { user, shell } = await open(responses);
    const success = expect.objectContaining({ kind: 'success' });
    await user.click(await screen.findByRole('button', { name: 'Đăng xuất mọi máy khác' }));
    await waitFor(() => expect(inputs).toHaveLength(1));
    expect(shell.toast).not.toHaveBeenCalled();
    resolve({});
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(success));
  });

  it('reappear if ending them failed', async () => {
    const responses = responsesFor(thuHa);
    sentTo(responses, 'endSession', () => new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }));
    const { user, shell } = await open(responses);
    await user.click(await screen.findByRole('button', { name: 'Đăng xuất Safari trên iOS' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
    expect(shell.toast).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
    expect(await screen.findByText('Safari trên iOS')).toBeTruthy();
  });
});

describe('second factor', () => {
  const authenticator = {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Goods%20Viet%20Goods:thuha?secret=JBSWY3DPEHPK3PXP',
  };

  it('is set up with QR code and secret, and shows the recovery codes until they are stored', async () => {
    const responses = responsesFor(thuHa);
    sentTo(responses, 'beginSecondFactor', (call) => (call === 1 ? needsConfirmation(1) : authenticator));
    const codes = sentTo(responses, 'enableSecondFactor', (call) =>
      call === 1 ? new ApiError(400, { message: 'INCORRECT_CODE' }) : { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] },
    );
    const { user, shell } = await open(responses);
    await user.click(screen.getByRole('button', { name: 'Bật xác minh hai bước' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(shell.session.confirmIdentity).toHaveBeenCalledTimes(1);
    expect(await dialog.findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeTruthy();
    await user.type(fieldOf('Mã 6 số trong ứng dụng'), '000000');
    await user.click(dialog.getByRole('button', { name: 'Xác nhận và bật' }));
    await waitFor(() => expect(describedBy('Mã 6 số trong ứng dụng')).toContain('Mã này chưa đúng hoặc đã được dùng.'));
    await user.clear(fieldOf('Mã 6 số trong ứng dụng'));
    await user.type(fieldOf('Mã 6 số trong ứng dụng'), '123456');
    responses['/v1/users/me'] = { ...thuHa, hasSecondFactor: true };
    await user.click(dialog.getByRole('button', { name: 'Xác nhận và bật' }));
    expect(await dialog.findByText('aaaa-1111')).toBeTruthy();
    expect(codes).toEqual([{ body: { code: '000000' } }, { body: { code: '123456' } }]);
    const done = dialog.getByRole<HTMLButtonElement>('button', { name: 'Xong' });
    expect(done.disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(done);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Đang bật')).toBeTruthy();
  });

  it('closes if the person does not confirm their identity', async () => {
    const responses = responsesFor(thuHa);
    sentTo(responses, 'beginSecondFactor', () => needsConfirmation(1));
    const { user, shell } = await open(responses);
    shell.session.confirmIdentity.mockResolvedValue(false);
    await user.click(screen.getByRole('button', { name: 'Bật xác minh hai bước' }));
    await waitFor(() => expect(shell.session.confirmIdentity).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.showError).not.toHaveBeenCalled();
  });

  it('is turned off after a confirmation', async () => {
    const responses: Record<string, FakeResponse> = {
      ...responsesFor({ ...thuHa, hasSecondFactor: true }),
      '/v1/users/me/second-factor': { isEnabled: true, recoveryCodesLeft: 10 },
    };
    const inputs = sentTo(responses, 'disableSecondFactor', needsConfirmation);
    const { user, shell } = await open(responses);
    await user.click(screen.getByRole('button', { name: 'Tắt xác minh hai bước' }));
    responses['/v1/users/me'] = thuHa;
    await user.click(screen.getByRole('button', { name: 'Tắt xác minh' }));
    expect(await screen.findByText('Đang tắt')).toBeTruthy();
    expect([inputs.length, shell.session.confirmIdentity.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('recovery codes', () => {
  const protectedPerson = { ...thuHa, hasSecondFactor: true };
  const withCodesLeft = (recoveryCodesLeft: number) => ({
    ...responsesFor(protectedPerson),
    '/v1/users/me/second-factor': { isEnabled: true, recoveryCodesLeft },
  });

  it('are counted, and renewed after a confirmation of identity', async () => {
    const responses: Record<string, FakeResponse> = withCodesLeft(2);
    const inputs = sentTo(responses, 'renewRecoveryCodes', (call) =>
      call === 1 ? needsConfirmation(1) : { recoveryCodes: ['cccc-3333', 'dddd-4444'] },
    );
    const { user, shell } = await open(responses);
    expect(await screen.findByText('Mã khôi phục còn lại: 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tạo mã khôi phục mới' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Tạo mã khôi phục mới? Các mã cũ sẽ không dùng được nữa.')).toBeTruthy();
    expect(inputs).toEqual([]);
    responses['/v1/users/me/second-factor'] = { isEnabled: true, recoveryCodesLeft: 10 };
    await user.click(dialog.getByRole('button', { name: 'Tạo mã mới' }));
    expect(await dialog.findByText('dddd-4444')).toBeTruthy();
    expect([inputs.length, shell.session.confirmIdentity.mock.calls.length]).toEqual([2, 1]);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Xong' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Mã khôi phục còn lại: 10')).toBeTruthy();
  });

  it('stay if the person does not confirm their identity', async () => {
    const responses: Record<string, FakeResponse> = withCodesLeft(9);
    const inputs = sentTo(responses, 'renewRecoveryCodes', () => needsConfirmation(1));
    const { user, shell } = await open(responses, '/en/user/change-password');
    shell.session.confirmIdentity.mockResolvedValue(false);
    expect(await screen.findByText('Recovery codes left: 9')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make new recovery codes' }));
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
    await waitFor(() => expect(inputs).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Make new codes' })).toBeTruthy();
    expect(shell.toast).not.toHaveBeenCalled();
  });
});

describe('closing the account', () => {
  async function openClosing(responses: Record<string, FakeResponse>) {
    const page = await open(responses, '/user/profile');
    await page.user.click(screen.getByRole('button', { name: 'Đóng tài khoản' }));
    await screen.findByRole('dialog');
    return page;
  }
  const close = () => screen.getByRole('button', { name: 'Đóng tài khoản vĩnh viễn' });

  it('requires the typed word and a confirmation, and signs out', async () => {
    const responses = responsesFor(thuHa);
    const inputs = sentTo(responses, 'closeAccount', needsConfirmation);
    const { user, shell } = await openClosing(responses);
    await user.click(close());
    expect(describedBy('Gõ “đóng” để xác nhận')).toContain('Hãy gõ đúng chữ “đóng”.');
    expect(inputs).toEqual([]);
    await user.type(fieldOf('Gõ “đóng” để xác nhận'), 'Dong');
    await user.click(close());
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/'));
    expect([inputs.length, shell.session.signOut.mock.calls.length]).toEqual([2, 1]);
  });

  it('shows what the shop owes, and closes once that is waived', async () => {
    const message = 'Cửa hàng còn nợ bạn 75,000đ.';
    const refusal = new ApiError(403, {
      message: 'ACTION_NOT_ALLOWED',
      details: [{ path: 'forfeitsCredit', code: 'MONEY_OWED', message }],
    });
    const responses = responsesFor(thuHa);
    const inputs = sentTo(responses, 'closeAccount', (call) => (call < 3 ? refusal : {}));
    const { user, shell } = await openClosing(responses);
    expect(screen.queryByRole('checkbox', { name: 'Tôi không lấy lại số tiền này nữa' })).toBeNull();
    await user.type(fieldOf('Gõ “đóng” để xác nhận'), 'đóng');
    await user.click(close());
    expect(await screen.findByText(message)).toBeTruthy();
    await user.click(close());
    await waitFor(() => expect(inputs).toHaveLength(2));
    expect(shell.session.signOut).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('checkbox', { name: 'Tôi không lấy lại số tiền này nữa' }));
    await user.click(close());
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/'));
    expect(inputs).toEqual([{}, {}, { query: { forfeitsCredit: 'true' } }]);
  });

  it('shows why it is rejected', async () => {
    const responses = responsesFor(thuHa);
    sentTo(responses, 'closeAccount', () => new ApiError(403, { message: 'ACTION_NOT_ALLOWED' }));
    const { user, shell } = await openClosing(responses);
    await user.type(fieldOf('Gõ “đóng” để xác nhận'), 'đóng');
    await user.click(close());
    expect(await screen.findByText(/^Chưa đóng được/)).toBeTruthy();
    expect(shell.session.signOut).not.toHaveBeenCalled();
  });
});
