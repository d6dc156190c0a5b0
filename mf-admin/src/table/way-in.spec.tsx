/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { makeOrder, pageOf } from '../testing/staff-data.ts';
import { typeScan } from '../testing/type-scan.ts';

const orders = pageOf([makeOrder(), makeOrder({ _id: idOf(702), code: 'GVGJ4S7BC' })]);
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

it('j leads into the list from anywhere on the page, and on from row to row; Space chooses one', async () => {
  const { user } = await renderPage('/admin/orders', { '/v1/orders': orders });
  const [first, second] = await screen.findAllByRole('link', { name: /^GVG/ });
  fireEvent.keyDown(document.body, { key: 'j' });
  await pause();
  expect(document.activeElement).toBe(first);
  await user.keyboard('j ');
  expect(document.activeElement).toBe(second);
  expect(screen.getByText('Đã chọn 1 đơn')).not.toBeNull();
  await user.keyboard('k');
  expect(document.activeElement).toBe(first);
});

it('j that is typed in a field, in a dialog or by a scanner leads nowhere', async () => {
  await renderPage('/admin/orders', { '/v1/orders': orders });
  await screen.findAllByRole('link', { name: /^GVG/ });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'j' });
  await pause();
  typeScan('JX12');
  await pause();
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  await pause();
  expect(document.activeElement).toBe(document.body);
});
