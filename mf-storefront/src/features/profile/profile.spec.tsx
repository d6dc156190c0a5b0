/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { signedIn, thuHa } from '@gvg/browser-kit/testing';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { fieldCases } from '@gvg/testing/account-field-cases';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { makeSession } from '../../testing/sessions.ts';
import { describedBy, expectFieldMessages, fieldOf } from '../../testing/field-messages.ts';
import { renderPage } from '../../testing/render-page.tsx';

interface Service {
  responses: Record<string, FakeResponse>;
  /** Bodies of updateMe. */
  updates: Record<string, unknown>[];
}

/** A fake account that updateMe changes, or refuses to change with `failure`. */
function service(me: User = thuHa, failure?: () => ApiError | undefined): Service {
  let stored = me;
  const updates: Record<string, unknown>[] = [];
  return {
    updates,
    responses: {
      '/v1/users/me': () => stored,
      '/v1/users/me/sessions': { docs: [makeSession('s1', { isCurrent: true })] },
      updateMe: (input) => {
        const { revision, ...changes } = (JSON.parse(input) as { body: Record<string, unknown> }).body;
        updates.push({ ...changes, revision });
        const error = failure?.();
        if (error) return error;
        stored = { ...stored, ...changes, revision: stored.revision + 1 };
        return stored;
      },
      requestVerification: {},
    },
  };
}

const open = async (from: Service, path = '/user/profile') => {
  const page = await renderPage(path, from.responses, signedIn());
  // The first page waits for its chunks and texts.
  await screen.findByLabelText(/^(Tên hiển thị|Display name)$/);
  return page;
};

const save = () => screen.getByRole('button', { name: /^(Lưu|Save)$/ });

describe('/user/profile', () => {
  it('asks a guest to sign in, and shows the profile afterwards', async () => {
    const { api, shell, user } = await renderPage('/user/profile', service().responses, { status: 'guest' });
    expect(screen.getByRole('heading', { level: 1, name: 'Hồ sơ' })).toBeTruthy();
    expect(api.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    expect(shell.session.signIn).toHaveBeenCalledWith('login');
    await act(async () => shell.session.become(signedIn()));
    expect((await screen.findByLabelText<HTMLInputElement>('Tên hiển thị')).value).toBe('Thu Hà');
    expect(screen.getByText('Tham gia từ tháng 3, 2026')).toBeTruthy();
  });

  it('shows phone number and birthday in local format', async () => {
    await open(service());
    expect(fieldOf('Điện thoại').value.replaceAll(' ', '')).toBe('0901234567');
    expect(fieldOf('Ngày sinh').value).toBe('14/02/1994');
  });

  it('saves only changed fields, with the revision, and shows them everywhere', async () => {
    const from = service();
    const { user, shell } = await open(from);
    await user.clear(fieldOf('Tên hiển thị'));
    await user.type(fieldOf('Tên hiển thị'), 'Hà Thu');
    await user.clear(fieldOf('Điện thoại'));
    await user.selectOptions(screen.getByLabelText('Giới tính'), 'Nữ');
    expect(screen.getByText('Chưa lưu: tên hiển thị, điện thoại, giới tính')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Đã lưu')).toBeTruthy();
    expect(from.updates).toEqual([{ displayName: 'Hà Thu', phone: null, gender: 'FEMALE', revision: 3 }]);
    expect(shell.session.reload).toHaveBeenCalledTimes(1);
    await user.clear(fieldOf('Ngày sinh'));
    await user.type(fieldOf('Ngày sinh'), '1.3.1995');
    await user.click(save());
    await waitFor(() => expect(from.updates[1]).toEqual({ birthday: '1995-03-01', revision: 4 }));
    await waitFor(() => expect(fieldOf('Ngày sinh').value).toBe('01/03/1995'));
  });

  it('keeps typed values when the profile was changed elsewhere, and shows the newer state', async () => {
    const newer = { ...thuHa, displayName: 'Hà ở nhà', phone: '+84912345678', revision: 9 };
    let isFirst = true;
    const from = service(thuHa, () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return new ApiError(409, { message: 'VERSION_CONFLICT', current: newer });
    });
    const { user } = await open(from);
    await user.clear(fieldOf('Tên hiển thị'));
    await user.type(fieldOf('Tên hiển thị'), 'Hà Thu');
    await user.click(save());
    expect(await screen.findByText('Tên hiển thị ở nơi khác: Hà ở nhà')).toBeTruthy();
    expect(fieldOf('Tên hiển thị').value).toBe('Hà Thu');
    expect(fieldOf('Điện thoại').value.replaceAll(' ', '')).toBe('0912345678');
    await user.click(save());
    await waitFor(() => expect(from.updates[1]).toEqual({ displayName: 'Hà Thu', revision: 9 }));
    await waitFor(() => expect(screen.queryByText(/ở nơi khác/)).toBeNull());
  });

  it('shows at the field that a display name is taken', async () => {
    const { user } = await open(service(thuHa, () => new ApiError(409, { message: 'DISPLAY_NAME_WAS_EXISTED' })));
    await user.type(fieldOf('Tên hiển thị'), 'x');
    await user.click(save());
    await waitFor(() =>
      expect(describedBy('Tên hiển thị')).toContain('Tên hiển thị này đã có người dùng. Hãy chọn tên khác.'),
    );
  });

  it('sends the verification mail again, and shows its address', async () => {
    const { user, api } = await open(service({ ...thuHa, emailVerified: false }));
    await user.click(screen.getByRole('button', { name: 'Gửi thư xác nhận' }));
    expect(await screen.findByText(/Đã gửi thư tới thuha@example.com/)).toBeTruthy();
    expect(api.requests).toContain('requestVerification');
  });

  it('offers a retry if the account cannot be loaded', async () => {
    const from = service();
    const me = from.responses['/v1/users/me'] as FakeResponse;
    from.responses['/v1/users/me'] = new ApiError(500);
    const { user } = await renderPage('/user/profile', from.responses, signedIn());
    from.responses['/v1/users/me'] = me;
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByLabelText('Tên hiển thị')).toBeTruthy();
  });

  it('removes the picture immediately, and shows it again if that fails', async () => {
    const from = service(
      { ...thuHa, avatar: '/v1/file-manager/files/a.png' },
      () => new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }),
    );
    const { user, shell } = await open(from);
    const avatar = () => within(screen.getByRole('group', { name: 'Ảnh đại diện' })).queryByRole('img');
    expect(avatar()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bỏ ảnh' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
    await waitFor(() => expect(avatar()).not.toBeNull());
    expect(from.updates).toEqual([{ avatar: null, revision: undefined }]);
  });
});

const labels = {
  vi: { displayName: 'Tên hiển thị', phone: 'Điện thoại', birthday: 'Ngày sinh' },
  en: { displayName: 'Display name', phone: 'Phone', birthday: 'Date of birth' },
} as const;

describe.each(['vi', 'en'] as const)('rules of personal data (%s)', (locale) => {
  it.each(Object.entries(labels[locale]))('shows for each %s the message of the service', async (name, label) => {
    const from = service();
    const { user } = await open(from, locale === 'en' ? '/en/user/profile' : '/user/profile');
    for (const row of fieldCases('updateMe').filter(({ field: of }) => of === name)) {
      await user.clear(fieldOf(label));
      const typed = row.typed ?? row.value;
      if (typed !== '') await user.paste(typed);
      await user.tab();
      const message = row.message(locale);
      if (message === undefined)
        await waitFor(() =>
          expect([row.rule, fieldOf(label).getAttribute('aria-invalid')]).toEqual([row.rule, 'false']),
        );
      else
        await waitFor(() =>
          expect([row.rule, describedBy(label)]).toEqual([row.rule, expect.arrayContaining([message])]),
        );
    }
    await user.clear(fieldOf(label));
    await user.paste('\u0007');
    await user.click(save());
    expect(from.updates).toEqual([]);
  });
});

describe('changing the address', () => {
  const emailLabels = {
    vi: { email: 'Email mới', password: 'Mật khẩu hiện tại' },
    en: { email: 'New email', password: 'Current password' },
  } as const;

  async function openDialog(from: Service, path?: string) {
    const page = await open(from, path);
    await page.user.click(screen.getByRole('button', { name: /^(Đổi địa chỉ email|Change the email address)$/ }));
    await screen.findByLabelText(/^(Email mới|New email)$/);
    return page;
  }
  const submit = () => screen.getByRole('button', { name: /^(Gửi liên kết|Send the link)$/ });

  it('waits for the link in the mail to the new address', async () => {
    const from = service();
    from.responses['changeEmail'] = { ...thuHa, pendingEmail: 'ha@example.com', revision: 4 };
    const { user } = await openDialog(from);
    await user.type(fieldOf('Email mới'), ' ha@example.com ');
    await user.type(fieldOf('Mật khẩu hiện tại'), 'Quehuong9');
    await user.click(submit());
    expect(await screen.findByText(/^Địa chỉ mới ha@example.com đang chờ/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows at the password that it is wrong', async () => {
    const label = 'Mật khẩu hiện tại';
    const from = service();
    from.responses['changeEmail'] = new ApiError(401, { message: 'INCORRECT_PASSWORD' });
    const { user } = await openDialog(from);
    await user.type(fieldOf('Email mới'), 'ha@example.com');
    await user.type(fieldOf('Mật khẩu hiện tại'), 'Quehuong9');
    await user.click(submit());
    await waitFor(() => expect(describedBy(label)).toContain('Mật khẩu hiện tại chưa đúng.'));
    expect(fieldOf(label).getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['vi', 'en'] as const)('shows for each field the message of the service (%s)', async (locale) => {
    const from = service();
    const { user, api } = await openDialog(from, locale === 'en' ? '/en/user/profile' : '/user/profile');
    await expectFieldMessages(user, { rows: fieldCases('changeEmail'), labels: emailLabels[locale], locale });
    await user.click(submit());
    expect(api.requests).not.toContain('changeEmail');
  });
});
