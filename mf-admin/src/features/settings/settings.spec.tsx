/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { pageOf, system } from '../../testing/staff-data.ts';

const changedAt = '2025-11-20T07:05:00.000Z';
const cartValues = {
  depositShare: 100,
  unpaidHours: 48,
  underpaidHours: 72,
  importGraceHours: 24,
  quoteHours: 72,
  feePercent: 5,
  bankAccounts: [{ bankName: 'Vietcombank', bin: '970436', account: '0123456789', holder: 'GOODS VIET' }],
};
const facts = { revision: 3, updatedAt: changedAt };
const cart = {
  ...cartValues,
  ...facts,
  defaults: { ...cartValues, bankAccounts: [] },
  changes: { unpaidHours: { at: changedAt, by: idOf(902) } },
};
const rates = { exchangeRates: { JPY: 170 }, synonyms: [['lạc', 'đậu phộng']] };
const catalogue = { ...rates, ...facts, defaults: rates, changes: {} };
const identity = {
  secondFactorRequired: false,
  ...facts,
  defaults: { secondFactorRequired: false },
  changes: {},
};
const responses = {
  '/v1/settings/cart': cart,
  '/v1/settings/catalogue': catalogue,
  '/v1/settings/identity': identity,
  [`/v1/users/${idOf(902)}`]: { displayName: 'Trần Hương' },
};

it('saves a setting with all others of its service, and shows unit, default and last change', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await renderPage(
    '/admin/settings',
    {
      ...responses,
      updateCartSettings: (input: string) => {
        sent.push(JSON.parse(input));
        return { ...cart, unpaidHours: 36, revision: 4 };
      },
    },
    system,
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Hủy đơn chưa trả sau');
  expect(await screen.findByText(/Mặc định 48 giờ · Trần Hương đổi 20\/11\/2025, 14:05/)).not.toBeNull();
  await user.clear(field);
  await user.type(field, '36');
  expect(screen.getByText('1 ô chưa lưu')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  expect(sent).toEqual([{ body: { ...cartValues, unpaidHours: 36, revision: 3 } }]);
});

it('shows a contract violation at its field and sends nothing', async () => {
  const { user, api } = await renderPage('/admin/settings', responses, system);
  const field = await screen.findByLabelText<HTMLInputElement>('Phần trả trước khi mua');
  await user.clear(field);
  await user.type(field, '140');
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Không được quá 100')).not.toBeNull();
  expect(api.requests).not.toContain('updateCartSettings');
});

it('shows values read-only with the reason to an ADMIN', async () => {
  await renderPage('/admin/settings', responses);
  expect((await screen.findByLabelText<HTMLInputElement>('Phí mua hộ thường lấy')).readOnly).toBe(true);
  expect(screen.getAllByText('Chỉ quản trị hệ thống mới đổi được.').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Thêm tài khoản' })).toBeNull();
});

it('shows an error only in the cards of a failed service', async () => {
  await renderPage('/admin/settings', {
    ...responses,
    '/v1/settings/identity': new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }),
  });
  expect(await screen.findByLabelText('Phí mua hộ thường lấy')).not.toBeNull();
  expect(await screen.findByRole('button', { name: 'Thử lại' })).not.toBeNull();
});

it('restores removed synonyms with undo on top of concurrent changes', async () => {
  const sent: { body: { synonyms: string[][]; revision: number } }[] = [];
  const theirs = { ...catalogue, synonyms: [...rates.synonyms, ['vừng', 'mè']], revision: 9 };
  const { user, shell } = await renderPage(
    '/admin/settings/synonyms',
    {
      ...responses,
      updateCatalogueSettings: (input: string) => {
        const call = JSON.parse(input) as (typeof sent)[number];
        sent.push(call);
        const { synonyms, revision } = call.body;
        if (revision === 3) return new ApiError(409, { message: 'VERSION_CONFLICT', current: theirs });
        return { ...theirs, synonyms, revision: revision + 1 };
      },
    },
    system,
  );
  await user.click(await screen.findByRole('button', { name: 'Bỏ lạc' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bỏ lạc' })).toBeNull());
  expect(sent.at(-1)?.body).toMatchObject({ synonyms: [['vừng', 'mè']], revision: 9 });
  const { action, durationMs } = shell.toast.mock.calls.at(-1)![0];
  expect(durationMs).toBe(10_000);
  action?.run();
  expect(await screen.findByRole('button', { name: 'Bỏ lạc' })).not.toBeNull();
  expect(sent.at(-1)?.body).toMatchObject({
    synonyms: [
      ['vừng', 'mè'],
      ['lạc', 'đậu phộng'],
    ],
    revision: 10,
  });
});

it('creates a canned reply in both languages and marks a missing translation', async () => {
  const reply = { _id: idOf(1), title: 'Chào', text: { vi: 'Chào bạn', en: '' }, revision: 1, updatedAt: changedAt };
  const sent: unknown[] = [];
  const { user } = await renderPage('/admin/settings/replies', {
    '/v1/canned-replies': pageOf([reply]),
    createCannedReply: (input: string) => {
      sent.push(JSON.parse(input));
      return reply;
    },
  });
  expect(await screen.findByText('thiếu bản dịch')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Thêm câu' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect((await dialog.findAllByText('Vui lòng điền thông tin này')).length).toBe(2);
  await user.type(dialog.getByLabelText('Tên ngắn'), 'Cảm ơn');
  await user.type(dialog.getByLabelText('Tiếng Việt'), 'Cảm ơn bạn');
  await user.type(dialog.getByLabelText('Tiếng Anh'), 'Thank you');
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ body: { title: 'Cảm ơn', text: { vi: 'Cảm ơn bạn', en: 'Thank you' } } }]);
});
