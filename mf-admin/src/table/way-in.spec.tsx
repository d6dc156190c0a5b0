/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pressKey } from '../testing/press-key.ts';
import { renderPage } from '../testing/render-page.tsx';
import { makeOrder, pageOf } from '../testing/staff-data.ts';
import { typeScan } from '../testing/type-scan.ts';

const orders = pageOf([makeOrder(), makeOrder({ _id: idOf(702), code: 'GVGJ4S7BC' })]);

it('moves the focus into the list on j from anywhere, then from row to row, and selects on Space', async () => {
  const { user } = await renderPage('/admin/orders', { '/v1/orders': orders });
  const [first, second] = await screen.findAllByRole('link', { name: /^GVG/ });
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('j ');
  expect(document.activeElement).toBe(second);
  expect(screen.getByText('Đã chọn 1 đơn')).not.toBeNull();
  await user.keyboard('k');
  expect(document.activeElement).toBe(first);
});

it('ignores j in a field, in a dialog and from a scanner', async () => {
  await renderPage('/admin/orders', { '/v1/orders': orders });
  await screen.findAllByRole('link', { name: /^GVG/ });
  jest.useFakeTimers();
  const pass = () => act(() => jest.advanceTimersByTimeAsync(150));
  pressKey(screen.getByRole('searchbox'), 'j');
  await pass();
  typeScan('JX12');
  await pass();
  pressKey(document.body, 'j', { ctrlKey: true });
  await pass();
  expect(document.activeElement).toBe(document.body);
  pressKey(document.body, 'j');
  await pass();
  expect(document.activeElement).not.toBe(document.body);
  jest.useRealTimers();
});
