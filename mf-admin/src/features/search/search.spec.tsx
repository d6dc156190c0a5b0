/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { searchCart } from '@gvg/contracts/cart/http/search';
import type { searchCatalogue } from '@gvg/contracts/catalogue/http/search';
import type { ResponseOf } from '@gvg/contracts/definitions/endpoint';
import type { searchIdentity } from '@gvg/contracts/identity/http/search';
import { turns } from '@gvg/testing/turns';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, pageOf } from '../../testing/staff-data.ts';

const none = { count: 0, isMore: false, hits: [] };
const groupOf = <Hit,>(...hits: Hit[]) => ({ count: hits.length, isMore: false, hits });

const orderHit = (code: string, fields: object = {}) => ({
  ...{ code, status: 'AT_WAREHOUSE' as const, fullName: 'Bùi Gia Bảo', phone: '+84901234567', country: 'AU' },
  ...{ pieces: 5, charged: 1_309_000, due: 0, createdAt: daysFromNow(-3) },
  ...fields,
});
const cart = (fields: Partial<ResponseOf<typeof searchCart>> = {}): ResponseOf<typeof searchCart> => ({
  ...{ orders: none, quotes: none, payments: none, parcels: none },
  ...fields,
});
const users = (...hits: ResponseOf<typeof searchIdentity>['users']['hits']) => ({ users: groupOf(...hits) });
const products = (...hits: ResponseOf<typeof searchCatalogue>['products']['hits']) => ({ products: groupOf(...hits) });

const bao = {
  ...{ _id: idOf(910), displayName: 'Bùi Gia Bảo', email: 'giabao@example.com', avatar: null },
  ...{ roles: ['USER' as const], isBlocked: false, createdAt: daysFromNow(-90), isFoundByPhone: true },
};
const found = {
  searchCart: cart({
    orders: groupOf(orderHit('GVGY7M3E7'), orderHit('GVGJ4S7BC', { status: 'SHIPPED', due: 90_000 })),
    payments: groupOf({
      ...{ _id: idOf(920), amount: 655_000, bankReference: 'VCB5198.402', status: 'MATCHED' as const },
      ...{ content: 'BUI GIA BAO 0901234567 MUA HO', code: 'GVGY7M3E7', receivedAt: '2026-11-20T02:00:00.000Z' },
    }),
  }),
  searchIdentity: users(bao),
  searchCatalogue: products(),
};

const open = async (responses: Record<string, FakeResponse> = found) => {
  const page = await renderPage('/admin/quotes', { '/v1/quotes': pageOf([]), ...responses });
  await page.user.keyboard('/');
  const field = await screen.findByRole('combobox', { name: 'Tìm mọi thứ' });
  return { ...page, field, dialog: within(screen.getByRole('dialog', { name: 'Tìm mọi thứ' })) };
};
const callsOf = (requests: readonly string[]) => requests.filter((request) => request.startsWith('search'));
const path = () => location.pathname + location.search;

it('opens on / with the focus in the input and a hint, and closes on Escape', async () => {
  const { user, field, dialog, api } = await open();
  expect(document.activeElement).toBe(field);
  expect(dialog.getByText(/^Mã đơn, tên, số điện thoại viết kiểu nào/)).not.toBeNull();
  await user.type(field, 'b');
  expect(callsOf(api.requests)).toEqual([]);
  await user.keyboard('{Escape}');
  // jsdom's dialog ignores Escape. The browser would fire the cancel event.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens with its button in the head, but not on / in a field', async () => {
  const { user } = await renderPage('/admin/users', { '/v1/users': pageOf([]) });
  await user.type(await screen.findByRole('searchbox'), '/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tìm mọi thứ' }));
  expect(await screen.findByRole('dialog', { name: 'Tìm mọi thứ' })).not.toBeNull();
});

it('shows groups of hits, the interpretation of the number, the matches, and empty groups', async () => {
  const { user, field, dialog, api } = await open();
  await user.type(field, '090 123 45 67');
  expect(await dialog.findByRole('option', { name: /Bùi Gia Bảo.*giabao@example\.com/ })).not.toBeNull();
  expect(dialog.getByText('số điện thoại, hiểu như +84 901 234 567')).not.toBeNull();
  const groups = dialog.getAllByRole('group').filter((group) => within(group).queryAllByRole('option').length > 0);
  expect(groups.map((group) => group.getAttribute('aria-labelledby') !== null)).toEqual([true, true, true]);
  expect(within(dialog.getByRole('group', { name: 'Đơn' })).getAllByRole('option')).toHaveLength(2);
  expect(dialog.getByText('0901234567').tagName).toBe('MARK');
  expect(dialog.getByText('Sản phẩm, Mã vận đơn: không có gì khớp.')).not.toBeNull();
  expect(dialog.getByRole('button', { name: /Tất cả\s*4/ }).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('4 kết quả. Bùi Gia Bảo'));
  // One request per service, thanks to the debounce.
  expect(callsOf(api.requests)).toHaveLength(3);
});

it('opens the first hit on Enter, and another one after arrow keys', async () => {
  const { user, field, dialog } = await open();
  await user.type(field, 'bao');
  const first = await dialog.findByRole('option', { name: /Bùi Gia Bảo.*giabao/ });
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(first.id));
  expect(first.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowUp}');
  expect(dialog.getByRole('option', { selected: true, name: /655,000đ/ })).not.toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(dialog.getByRole('option', { selected: true, name: /GVGY7M3E7/ })).not.toBeNull();
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/admin/orders/GVGY7M3E7'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('delays Enter until the answers to the typed text arrive', async () => {
  const { user, field } = await open();
  await user.type(field, 'bao{Enter}');
  await waitFor(() => expect(path()).toBe(`/admin/users/${bao._id}`));
});

it('opens a hit in a new tab on Ctrl+Enter and stays open', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, field, dialog } = await open();
  await user.type(field, 'bao');
  await dialog.findAllByRole('option');
  await waitFor(() => expect(dialog.getByRole('status').textContent).toContain('kết quả'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith(expect.stringContaining(`/admin/users/${bao._id}`), '_blank', 'noopener');
  expect(path()).toBe('/admin/quotes');
  opened.mockRestore();
});

it('moves through the groups with Tab, loads more of one, and leaves the input after the last', async () => {
  const asked: string[] = [];
  const searchCartFound = (input: string) => {
    asked.push(input);
    return found.searchCart;
  };
  const { user, field, dialog } = await open({ ...found, searchCart: searchCartFound });
  await user.type(field, 'bao');
  await dialog.findAllByRole('option');
  await user.tab();
  expect(dialog.getByRole('button', { pressed: true, name: /^Khách/ })).not.toBeNull();
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  await user.tab();
  expect(dialog.getByRole('button', { pressed: true, name: /^Đơn/ })).not.toBeNull();
  await waitFor(() => expect(asked.at(-1)).toContain('"limit":20'));
  expect(dialog.getAllByRole('option')).toHaveLength(2);
  await user.tab({ shift: true });
  expect(dialog.getByRole('button', { pressed: true, name: /^Khách/ })).not.toBeNull();
  await user.tab();
  await user.tab();
  expect(dialog.getByRole('button', { pressed: true, name: /^Chuyển khoản/ })).not.toBeNull();
  expect(document.activeElement).toBe(field);
  await user.tab();
  expect(document.activeElement).not.toBe(field);
});

it('loses only the groups of a failed service, and offers a retry', async () => {
  let isDown = true;
  const searchCartFound = () => {
    if (isDown) return new ApiError(503, { message: 'SERVICE_UNAVAILABLE' });
    return found.searchCart;
  };
  const { user, field, dialog } = await open({ ...found, searchCart: searchCartFound });
  await user.type(field, 'bao');
  expect(await dialog.findByRole('option', { name: /Bùi Gia Bảo/ })).not.toBeNull();
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Đơn, Báo giá, Chuyển khoản, Mã vận đơn: lúc này chưa tìm được. Thử lại',
  );
  expect(dialog.getByText('Sản phẩm: không có gì khớp.')).not.toBeNull();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Thử lại' }));
  expect(await dialog.findByRole('option', { name: /GVGJ4S7BC/ })).not.toBeNull();
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('shows the hits of other services while one is slow', async () => {
  const { user, field, dialog } = await open({ ...found, searchCart: () => new Promise(() => undefined) });
  await user.type(field, 'bao');
  expect(await dialog.findByRole('option', { name: /Bùi Gia Bảo/ })).not.toBeNull();
  expect(dialog.queryByText(/không có gì khớp/)?.textContent ?? '').not.toContain('Đơn');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe(`/admin/users/${bao._id}`));
});

it('delays Enter while better hits may appear, and opens an explicit selection at once', async () => {
  const product = { _id: idOf(930), name: { vi: 'Trà sen', en: '' }, price: 78_000, stock: 3 };
  const searchCatalogueFound = products({ ...product, isShowed: true, isDeleted: false });
  const { user, field, dialog } = await open({
    searchCart: () => new Promise(() => undefined),
    searchIdentity: users(),
    searchCatalogue: searchCatalogueFound,
  });
  await user.type(field, 'sen');
  await dialog.findByRole('option', { name: /Trà sen/ });
  await user.keyboard('{Enter}');
  await act(() => turns());
  expect(path()).toBe('/admin/quotes');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(path()).toBe(`/product/edit?id=${product._id}`));
});

it('shows a single error without a connection', async () => {
  const offline = () => new ApiError(0, {});
  const { user, field, dialog } = await open({
    searchCart: offline,
    searchIdentity: offline,
    searchCatalogue: offline,
  });
  await user.type(field, 'bao');
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Không kết nối được. Hãy kiểm tra mạng rồi thử lại. Thử lại',
  );
});

it('shows an empty result, and keeps the previous hits until new ones arrive', async () => {
  let release: (value: object) => void = () => undefined;
  const slow = new Promise<object>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  const searchIdentityFound = (input: string) => {
    asked.push(input);
    return input.includes('"q":"bao"') ? found.searchIdentity : slow;
  };
  const { user, field, dialog } = await open({
    searchCart: cart(),
    searchCatalogue: products(),
    searchIdentity: searchIdentityFound,
  });
  await user.type(field, 'bao');
  expect(await dialog.findByRole('option', { name: /Bùi Gia Bảo/ })).not.toBeNull();
  await user.type(field, ' xyz');
  await waitFor(() => expect(asked.at(-1)).toContain('"q":"bao xyz"'));
  await act(() => turns());
  expect(dialog.getByRole('option', { name: /Bùi Gia Bảo/ })).not.toBeNull();
  release(users());
  expect(await dialog.findByText(/^Không có gì khớp “bao xyz”/)).not.toBeNull();
  expect(dialog.queryByRole('option')).toBeNull();
});

it('shows a plus sign if there are more hits than counted', async () => {
  const many = { count: 100, isMore: true, hits: [orderHit('GVGY7M3E7')] };
  const { user, field, dialog } = await open({ ...found, searchCart: cart({ orders: many }) });
  await user.type(field, 'bao');
  expect(await dialog.findByRole('button', { name: /^Đơn\s*100\+/ })).not.toBeNull();
});

it('links a transfer on any page of the list, a parcel at the buying desk, and a hidden product', async () => {
  const { user, field, dialog } = await open({
    searchCart: cart({
      payments: found.searchCart.payments,
      parcels: groupOf({
        ...{ tracking: 'SPX-77', carrier: 'Shopee', direction: 'FROM_SELLER' as const, purchase: 'LATE' as const },
        ...{ code: 'GVGM5Y3PQ', status: 'PURCHASING' as const, fullName: 'Trần Minh' },
      }),
    }),
    searchIdentity: users(),
    searchCatalogue: products({
      ...{ _id: idOf(930), name: { vi: 'Trà sen', en: 'Lotus tea' }, sku: 'BT-0042', price: 78_000 },
      ...{ stock: 3, isShowed: false, isDeleted: false },
    }),
  });
  await user.type(field, 'spx');
  const hrefs = (await dialog.findAllByRole('option')).map((option) => option.getAttribute('href'));
  expect(hrefs).toEqual([
    `/admin/payments?status=ALL&payment=${idOf(920)}`,
    `/product/edit?id=${idOf(930)}`,
    '/admin/buying?state=LATE&search=SPX-77',
  ]);
  expect(dialog.getByText('Đang ẩn')).not.toBeNull();
});
