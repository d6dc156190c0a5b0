/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pressKey } from '../testing/press-key.ts';
import { renderPage } from '../testing/render-page.tsx';
import { boss, mai, makeOrder, pageOf } from '../testing/staff-data.ts';
import { typeScan } from '../testing/type-scan.ts';

const responses = {
  '/v1/quotes': pageOf([]),
  '/v1/orders': pageOf([makeOrder(), makeOrder({ _id: idOf(702), code: 'GVGJ4S7BC' })]),
  '/v1/payments': pageOf([]),
};
const open = async (path = '/admin/quotes', session = mai) => {
  const page = await renderPage(path, responses, session);
  jest.useFakeTimers();
  return page;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
afterEach(async () => {
  cleanup();
  // The history entry of a dialog is removed in a later task.
  await pass(100);
  jest.useRealTimers();
});
/** Longer than the pause between keys of a scanner. */
const betweenKeysMs = 150;
const press = async (target: Element, ...keys: string[]) => {
  for (const key of keys) {
    pressKey(target, key);
    await pass(betweenKeysMs);
  }
};

it('shows all shortcuts on ?, with the letters of accessible pages', async () => {
  await open();
  await press(document.body, '?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Phím tắt' }));
  const pages = within(dialog.getByRole('region', { name: 'Tới một trang: bấm lần lượt hai phím' }));
  expect(pages.getByText('Đơn hàng').nextElementSibling?.textContent).toBe('GD');
  expect(pages.queryByText('Nhật ký')).toBeNull();
  expect(dialog.getByText('Dòng kế').nextElementSibling?.textContent).toBe('J↓');
  expect(dialog.getByText('Chọn dòng').nextElementSibling?.textContent).toBe('XPhím cách');
  expect(dialog.getByText('Lưu sản phẩm').nextElementSibling?.textContent).toBe('CtrlS');
});

it('shows and opens the pages of a SYSTEM_ADMIN', async () => {
  await open('/admin/quotes', boss);
  await press(document.body, '?');
  expect((await screen.findByText('Nhật ký', { selector: 'dt' })).nextElementSibling?.textContent).toBe('GY');
});

it('opens a page on g and its letter', async () => {
  await open();
  await press(document.body, 'g', 'd');
  await waitFor(() => expect(location.pathname).toBe('/admin/orders'));
  await press(document.body, 'g', 'z');
  await press(document.body, 'b');
  expect(location.pathname).toBe('/admin/orders');
});

it('opens no page without permission', async () => {
  await open();
  await press(document.body, 'g', 'y');
  expect(location.pathname).toBe('/admin/quotes');
});

it('does not pass the letter after g to the focused row', async () => {
  await open('/admin/orders?view=list');
  const [, row] = await screen.findAllByRole('link', { name: /^GVG/ });
  row?.focus();
  await press(row as Element, 'g');
  pressKey(row as Element, 'k');
  expect(document.activeElement).toBe(row);
  await waitFor(() => expect(location.pathname).toBe('/admin/payments'));
});

it('ignores keys in a field or a dialog, with a modifier or from a scanner', async () => {
  await open('/admin/orders');
  const field = await screen.findByRole('searchbox');
  await press(field, 'g', 'b', '?', '/');
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    pressKey(document.body, '/', modifier);
  await pass(betweenKeysMs);
  typeScan('XG/?B1');
  typeScan('GB77');
  await pass(2 * betweenKeysMs);
  expect(location.pathname).toBe('/admin/orders');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(document.body, '?');
  await screen.findByRole('dialog', { name: 'Phím tắt' });
  await press(document.body, '/', 'g', 'b');
  expect(screen.queryByRole('combobox', { name: 'Tìm mọi thứ' })).toBeNull();
  expect(location.pathname).toBe('/admin/orders');
  fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
});

it('keeps typed characters while the search loads', async () => {
  await open();
  pressKey(document.body, '/');
  for (const key of 'lan') pressKey(document.body, key);
  const field = await screen.findByRole('combobox', { name: 'Tìm mọi thứ' });
  expect((field as HTMLInputElement).value).toBe('lan');
});
