/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { germanAddress, japaneseAddress, signedIn, thuHa } from '@gvg/browser-kit/testing';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { addressFieldCases } from '@gvg/testing/account-field-cases';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { makeSession } from '../../testing/sessions.ts';
import { renderPage } from '../../testing/render-page.tsx';

interface Service {
  responses: Record<string, FakeResponse>;
  /** Bodies of updateMe. */
  updates: { addresses: User['addresses']; revision: number }[];
}

function service(addresses: User['addresses'], failure?: (call: number) => ApiError | undefined): Service {
  let stored: User = { ...thuHa, addresses };
  const updates: Service['updates'] = [];
  return {
    updates,
    responses: {
      '/v1/users/me': () => stored,
      '/v1/users/me/sessions': { docs: [makeSession('s1', { isCurrent: true })] },
      updateMe: (input) => {
        const { body } = JSON.parse(input) as { body: Service['updates'][number] };
        updates.push(body);
        const error = failure?.(updates.length);
        if (error) return error;
        stored = { ...stored, addresses: body.addresses, revision: stored.revision + 1 };
        return stored;
      },
    },
  };
}

const open = async (from: Service, path = '/user/profile') => {
  const page = await renderPage(path, from.responses, signedIn());
  // The first page waits for its chunks and texts.
  await screen.findByRole('region', { name: /^(Sổ địa chỉ|Address book)$/ });
  return page;
};

const book = () => within(screen.getByRole('region', { name: 'Sổ địa chỉ' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

describe('address book', () => {
  it("shows each address in its country's format, with the default marked", async () => {
    await open(service([japaneseAddress, germanAddress]));
    const [first, second] = book()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(first).toContain('Nguyễn Thu HàMặc định');
    expect(first).toContain('542-0076');
    expect(second).toContain('Torstraße 100, 10115 Berlin, Đức');
    expect(second).not.toContain('Mặc định');
  });

  it('has the fields of the chosen country, rejects a wrong postcode and accepts a valid one', async () => {
    const from = service([]);
    const { user } = await open(from);
    expect(book().getByText('Chưa có địa chỉ nào')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Thêm địa chỉ' }));
    const form = await dialog();
    expect(form.queryByLabelText(/Mã bưu chính/)).toBeNull();
    await user.selectOptions(form.getByLabelText('Nước'), 'US');
    expect(form.getByLabelText<HTMLSelectElement>('Bang').options.length).toBeGreaterThan(50);
    await user.selectOptions(form.getByLabelText('Nước'), 'DE');
    expect(form.queryByLabelText('Bang')).toBeNull();
    await user.type(form.getByLabelText('Người nhận'), 'Trần Minh');
    await user.type(form.getByLabelText('Điện thoại người nhận'), '0151 23456789');
    await user.type(form.getByLabelText('Số nhà, đường, toà nhà'), 'Torstraße 100');
    await user.type(form.getByLabelText('Mã bưu chính'), '1011');
    await user.type(form.getByLabelText('Thành phố'), 'Berlin');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(describedBy(form.getByLabelText('Mã bưu chính'))).toContain('Mã bưu chính không đúng với quốc gia này'),
    );
    expect(from.updates).toEqual([]);
    await user.type(form.getByLabelText('Mã bưu chính'), '5');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(from.updates).toEqual([{ addresses: [{ ...germanAddress, isDefault: true }], revision: 3 }]);
    expect(book().getByText('Trần Minh')).toBeTruthy();
  });

  it('edits an address and makes another one the default', async () => {
    const from = service([japaneseAddress, germanAddress]);
    const { user } = await open(from);
    await user.click(screen.getByRole('button', { name: 'Sửa địa chỉ của Trần Minh' }));
    const form = await dialog();
    expect(form.getByLabelText<HTMLInputElement>('Điện thoại người nhận').value.replaceAll(' ', '')).toBe(
      '015123456789',
    );
    await user.type(form.getByLabelText('Người nhận'), ' Đức');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    expect(await screen.findByText('Trần Minh Đức')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Đặt mặc định: Trần Minh Đức' }));
    await waitFor(() => expect(from.updates).toHaveLength(2));
    expect(from.updates[1]).toEqual({
      addresses: [
        { ...japaneseAddress, isDefault: false },
        { ...germanAddress, fullName: 'Trần Minh Đức', isDefault: true },
      ],
      revision: 4,
    });
  });

  it('removes an address after a confirmation, and shows it again if that fails', async () => {
    const from = service([japaneseAddress, germanAddress], () => new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }));
    const { user, shell } = await open(from);
    await user.click(screen.getByRole('button', { name: 'Sửa địa chỉ của Trần Minh' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Xóa' }));
    expect(form.getByText('Xóa địa chỉ này khỏi sổ?')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Xóa' }));
    expect(from.updates).toEqual([{ addresses: [japaneseAddress], revision: 3 }]);
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
    expect(await screen.findByText('Trần Minh')).toBeTruthy();
  });

  it('keeps typed values when the book was changed elsewhere, and adds them to the newer one', async () => {
    const newer = { ...thuHa, addresses: [{ ...germanAddress, isDefault: true }], revision: 8 };
    const from = service([japaneseAddress], (call) =>
      call === 1 ? new ApiError(409, { message: 'VERSION_CONFLICT', current: newer }) : undefined,
    );
    const { user } = await open(from);
    await user.click(screen.getByRole('button', { name: 'Sửa địa chỉ của Nguyễn Thu Hà' }));
    const form = await dialog();
    await user.clear(form.getByLabelText('Người nhận'));
    await user.type(form.getByLabelText('Người nhận'), 'Hà');
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    expect(await form.findByText(/^Sổ địa chỉ vừa được sửa ở nơi khác/)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Người nhận').value).toBe('Hà');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(from.updates).toHaveLength(2));
    expect(from.updates[1]).toEqual({
      addresses: [
        { ...germanAddress, isDefault: true },
        { ...japaneseAddress, fullName: 'Hà', isDefault: false },
      ],
      revision: 8,
    });
  });
});

const labels = {
  vi: {
    fullName: 'Người nhận',
    phone: 'Điện thoại người nhận',
    line: 'Số nhà, đường, toà nhà',
    region: 'Tỉnh (prefecture)',
    postcode: 'Mã bưu chính',
  },
  en: {
    fullName: 'Recipient',
    phone: 'Recipient’s phone',
    line: 'Street, number, building',
    region: 'Prefecture',
    postcode: 'Postcode',
  },
} as const;

it.each(['vi', 'en'] as const)(
  'rules of an address: the form shows the messages of the service (%s)',
  async (locale) => {
    const { user } = await open(service([japaneseAddress]), locale === 'en' ? '/en/user/profile' : '/user/profile');
    await user.click(screen.getByRole('button', { name: /^(Sửa địa chỉ của|Edit the address of)/ }));
    const form = await dialog();
    for (const row of addressFieldCases()) {
      const control = form.getByLabelText(labels[locale][row.field as keyof (typeof labels)['vi']]);
      await user.clear(control);
      if (row.value !== '') await user.paste(row.value);
      await user.tab();
      const message = row.message(locale);
      if (message === undefined)
        await waitFor(() => expect([row.rule, control.getAttribute('aria-invalid')]).toEqual([row.rule, 'false']));
      else
        await waitFor(() =>
          expect([row.rule, describedBy(control)]).toEqual([row.rule, expect.arrayContaining([message])]),
        );
    }
  },
);
