/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { Arrival } from '@gvg/contracts/cart/http/arrivals';
import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, makeLine, makeUser, pageOf } from '../../testing/staff-data.ts';

const makeArrival = (fields: Partial<Arrival> = {}): Arrival => ({
  _id: idOf(801),
  photos: [{ url: '/v1/file-manager/files/p.jpg', signedUrl: '/v1/file-manager/files/p.jpg?e=1&s=1' }],
  note: 'Hộp ướt',
  by: idOf(901),
  at: daysFromNow(0),
  suggestions: [],
  ...fields,
});
const suggestion: Arrival['suggestions'][number] = {
  order: idOf(700),
  code: 'GVG7K3F2Q',
  customer: 'Nguyễn Thu Hà',
  line: { _id: idOf(501), name: { vi: 'Khăn lụa Vạn Phúc', en: '' }, amount: 2 },
  match: 'TRACKING',
};
const arriving: PurchaseRow = {
  order: idOf(701),
  code: 'GVGM5Y3PQ',
  orderStatus: 'PURCHASING',
  customer: 'Trần Minh',
  due: 0,
  revision: 3,
  state: 'BOUGHT',
  orderedAt: daysFromNow(-3),
  line: makeLine({
    _id: idOf(502),
    type: 'WITHOUT_SYSTEM',
    name: { vi: 'Ấm đất Bát Tràng', en: '' },
    status: 'BOUGHT',
    purchase: {
      seller: { carrier: 'GHN', tracking: 'LXK7QE' },
      by: idOf(901),
      at: daysFromNow(-2),
      arriveBy: daysFromNow(1),
    },
  }),
};
const summary = { states: [], hosts: [], bought: { count: 0, goods: 0, fee: 0, paid: 0 }, unknownArrivals: 1 };

const open = (arrivals: Arrival[], more: Record<string, FakeResponse> = {}, state = 'UNKNOWN') =>
  renderPage(`/admin/buying?state=${state}`, {
    '/v1/arrivals': pageOf(arrivals),
    '/v1/purchases': pageOf([arriving]),
    '/v1/purchases/summary': summary,
    '/v1/users': pageOf([]),
    getUser: makeUser({ displayName: 'Anh Tuấn' }),
    uploadPicture: { url: '/v1/file-manager/files/new.jpg', width: 1, height: 1 },
    ...more,
  });
/** Records the input of a call, and answers with a parcel. */
const sending = (sent: unknown[]) => (input: string) => {
  sent.push(JSON.parse(input));
  return makeArrival();
};
const photo = new File(['x'], 'parcel.png', { type: 'image/png' });

it('lists unknown parcels with photos, tracking code and suggested lines', async () => {
  const { user, shell, api } = await open([
    makeArrival({ tracking: 'VP 5512', suggestions: [suggestion] }),
    makeArrival({ _id: idOf(802), note: '' }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Kiện chưa rõ' }));
  expect(table.getByText('VP 5512')).not.toBeNull();
  expect(table.getByText('Hộp ướt')).not.toBeNull();
  expect(table.getByText('Trùng mã vận đơn:')).not.toBeNull();
  expect(table.getByText('GVG7K3F2Q · Nguyễn Thu Hà')).not.toBeNull();
  expect(table.getByText('Không có mã')).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Kiện chưa rõ 1/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(table.getAllByRole('button', { name: /^Ảnh 1 của kiện về lúc/ })[0] as HTMLElement);
  expect(shell.showImages).toHaveBeenCalled();
  expect(api.requests.some((request) => request.startsWith('/v1/arrivals?') && request.includes('unknown=true'))).toBe(
    true,
  );
});

it('assigns a parcel with one suggestion in two clicks', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await open([makeArrival({ tracking: 'VP 5512', suggestions: [suggestion] })], {
    assignArrival: sending(sent),
  });
  await user.click(await screen.findByRole('button', { name: 'Gán cho đơn: kiện VP 5512' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kiện này là món nào?' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Khăn lụa Vạn Phúc/ }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Gán món này' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Đã gán kiện, món đã về.' }));
  expect(sent).toEqual([{ params: { id: idOf(801) }, body: { order: idOf(700), line: idOf(501) } }]);
});

it('assigns a parcel to a line from the search, and assigns nothing on Enter', async () => {
  const sent: unknown[] = [];
  const { user, api } = await open([makeArrival()], { assignArrival: sending(sent) });
  await user.click(await screen.findByRole('button', { name: /^Gán cho đơn: kiện / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kiện này là món nào?' }));
  await user.click(dialog.getByRole('button', { name: 'Gán món này' }));
  expect(dialog.getByText('Hãy chọn một món.')).not.toBeNull();
  await user.click(await dialog.findByRole('radio', { name: /Ấm đất Bát Tràng.*GVGM5Y3PQ · Trần Minh · GHN LXK7QE/ }));
  await user.type(dialog.getByRole('searchbox'), 'LXK7QE{Enter}');
  await waitFor(() =>
    expect(api.requests.some((request) => request.includes('search=LXK7QE') && request.includes('ARRIVING'))).toBe(
      true,
    ),
  );
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Gán món này' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { order: idOf(701), line: idOf(502) } }]));
});

it('shows an error when a colleague has already assigned the parcel', async () => {
  const { user } = await open([makeArrival({ suggestions: [suggestion] })], {
    assignArrival: () => new ApiError(409, { message: 'ARRIVAL_STATUS_CONFLICT' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Gán cho đơn: kiện / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kiện này là món nào?' }));
  await user.click(dialog.getByRole('button', { name: 'Gán món này' }));
  expect(await dialog.findByText('Kiện này đã được gán cho một món rồi.')).not.toBeNull();
});

it('records a parcel only with a photo', async () => {
  const sent: unknown[] = [];
  const { user, shell } = await open([], { recordArrival: sending(sent) });
  expect(await screen.findByText('Không có kiện nào chưa rõ')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kiện không rõ của ai' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kiện không rõ của ai' }));
  await user.type(dialog.getByLabelText('Mã trên kiện (không bắt buộc)'), ' VP 5512 ');
  await user.click(dialog.getByRole('button', { name: 'Ghi kiện' }));
  expect(dialog.getByText('Hãy chụp ảnh kiện trước.')).not.toBeNull();
  await user.upload(dialog.getByLabelText('Chụp ảnh kiện'), photo);
  expect(await dialog.findByAltText('Ảnh 1 của kiện')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Ghi kiện' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Đã ghi kiện chưa rõ.' }));
  expect(sent).toEqual([{ body: { photos: ['/v1/file-manager/files/new.jpg'], tracking: 'VP 5512', note: '' } }]);
});

it('records the arrival of a line with a photo', async () => {
  const sent: unknown[] = [];
  const { user } = await open([], { recordArrival: sending(sent) }, 'BOUGHT');
  await user.click(await screen.findByRole('button', { name: /^Đã về: Ấm đất Bát Tràng/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ấm đất Bát Tràng đã về?' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Mã trên kiện (không bắt buộc)').value).toBe('LXK7QE');
  await user.upload(dialog.getByLabelText('Chụp ảnh kiện'), photo);
  await dialog.findByAltText('Ảnh 1 của kiện');
  await user.click(dialog.getByRole('button', { name: 'Ghi đã về' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { order: idOf(701), line: idOf(502), tracking: 'LXK7QE' } }]),
  );
});

it('links assigned parcels to their order', async () => {
  const { order, code, line } = suggestion;
  await open([makeArrival({ assigned: { order, code, line, by: idOf(901), at: daysFromNow(0) } })], {}, 'ARRIVED');
  const table = within(await screen.findByRole('table', { name: 'Đã về' }));
  expect(table.getByRole('link', { name: 'GVG7K3F2Q' }).getAttribute('href')).toContain('/admin/orders/GVG7K3F2Q');
  expect(table.queryByRole('button', { name: /^Gán cho đơn/ })).toBeNull();
});

it('offers a retry when parcels cannot be loaded', async () => {
  await open([], { '/v1/arrivals': new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) });
  expect(await screen.findByRole('button', { name: /Thử lại|Tải lại/ })).not.toBeNull();
});
