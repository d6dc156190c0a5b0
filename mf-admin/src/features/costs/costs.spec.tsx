/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import { addDays, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, makeCost, pageOf } from '../../testing/staff-data.ts';

const inForce = makeCost();
const coming = makeCost({ _id: idOf(401), validFrom: daysFromNow(5), revision: 1 });
const ended = makeCost({ _id: idOf(402), validFrom: '2025-01-01T00:00:00.000Z' });
const trial = {
  transitDays: { min: 5, max: 8 },
  possible: true,
  realGrams: 7_340,
  volumetricGrams: 6_750,
  chargeableGrams: 7_500,
  rule: {
    basis: 'REAL',
    bracket: { fromGrams: 5_000, pricePerKg: 158_000 },
    stepGrams: 500,
    minimumGrams: 500,
    volumetricDivisor: 5_000,
  },
  freight: 1_185_000,
  surcharges: [],
  total: 1_185_000,
  refused: [],
};
const responses = {
  listCosts: pageOf([ended, inForce, coming]),
  '/v1/product-categories': pageOf([]),
  '/v1/countries': pageOf([{ code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' } }]),
  estimateUnsavedCost: trial,
};
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('lists rates in force with their successor, and coming and ended ones', async () => {
  const { user } = await renderPage('/admin/costs', responses);
  expect(await screen.findByRole('link', { name: '165' })).not.toBeNull();
  expect(screen.getByText(/bảng mới từ/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sắp dùng 1' }));
  expect((await screen.findByRole('link', { name: 'Nhật Bản, đường bay' })).getAttribute('href')).toContain(coming._id);
  await user.click(screen.getByRole('button', { name: 'Đã hết 1' }));
  expect((await screen.findByRole('link', { name: 'Nhật Bản, đường bay' })).getAttribute('href')).toContain(ended._id);
});

it('locks the prices of a rate in force, and saves only its note', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await renderPage(`/admin/costs/${inForce._id}`, {
    ...responses,
    updateCost: (input: string) => {
      sent.push(JSON.parse(input));
      return { ...inForce, revision: 3 };
    },
  });
  await screen.findByText(/Bảng đang dùng thì giá không sửa/);
  expect(cell('Giá, bậc 1').readOnly).toBe(true);
  await user.type(screen.getByLabelText('Ghi chú, tiếng Anh'), 'Flies on Tuesdays');
  await user.click(screen.getByRole('button', { name: 'Lưu bảng' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  const note = { vi: 'Bay thẳng thứ Ba', en: 'Flies on Tuesdays' };
  expect(sent).toEqual([{ params: { id: inForce._id }, body: { note, cutoffs: [], revision: 2 } }]);
});

it('starts a successor as a copy from tomorrow, and reports and fixes a gap at its cell', async () => {
  const sent: { body: { validFrom: string; brackets: unknown[] } }[] = [];
  const { user } = await renderPage(`/admin/costs/new?from=${inForce._id}`, {
    ...responses,
    createCost: (input: string) => {
      sent.push(JSON.parse(input) as (typeof sent)[number]);
      return makeCost({ _id: idOf(403), validFrom: daysFromNow(1) });
    },
  });
  const from = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Trên, bậc 2' });
  await user.clear(from);
  await user.type(from, '6.5');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Hở 5–6.5 kg: kiện nặng chừng ấy không có giá')).not.toBeNull();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Sửa 1 chỗ để lưu' });
  expect(save.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Thêm bậc 5–6.5' }));
  await user.type(cell('Giá, bậc 2'), '160.000');
  await user.click(screen.getByRole('button', { name: 'Lưu bảng' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body.validFrom).toBe(startOfVietnamDay(addDays(vietnamDayOf(new Date()), 1)).toISOString());
  expect(sent[0]?.body.brackets).toEqual([
    { fromGrams: 0, toGrams: 5_000, pricePerKg: 165_000 },
    { fromGrams: 5_000, toGrams: 6_500, pricePerKg: 160_000 },
    { fromGrams: 6_500, pricePerKg: 158_000 },
  ]);
});

it('reports an overlap, and blocks saving until it is fixed', async () => {
  const { user } = await renderPage(`/admin/costs/${coming._id}`, responses);
  const end = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Đến hết, bậc 1' });
  await user.clear(end);
  await user.type(end, '7');
  expect(screen.getByText('Chồng 5–7 kg: kiện nặng chừng ấy có hai giá')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bắt đầu từ 7 kg' }));
  expect(cell('Trên, bậc 2').value).toBe('7');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lưu bảng' }).disabled).toBe(false);
});

it('estimates the parcel by the edited rate with the service’s estimate', async () => {
  const { api } = await renderPage(`/admin/costs/${coming._id}`, responses);
  const card = within(await screen.findByRole('region', { name: 'Thử ngay' }));
  expect(await card.findByText('1,185,000đ')).not.toBeNull();
  expect(card.getByText('7.5 × 158,000đ = 1,185,000đ')).not.toBeNull();
  expect(card.getByText('như vậy')).not.toBeNull();
  expect(api.requests).toContain('estimateUnsavedCost');
});

it('asks before removing a coming rate, and shows the error of the service', async () => {
  const { user } = await renderPage(`/admin/costs/${coming._id}`, {
    ...responses,
    setCostStatus: () => new ApiError(409, { message: 'VERSION_CONFLICT' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Bỏ bảng này' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bỏ bảng cước đường bay tới Nhật Bản?' }));
  await user.click(dialog.getByRole('button', { name: 'Bỏ bảng này' }));
  expect((await dialog.findByRole('alert')).textContent).not.toBe('');
});

it('offers a retry when rates cannot be loaded', async () => {
  await renderPage('/admin/costs', { listCosts: () => new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) });
  expect(await screen.findByRole('button', { name: 'Thử lại' })).not.toBeNull();
});
