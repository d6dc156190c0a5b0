/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, screen } from '@testing-library/react';
import { renderPage } from '../page/render-page.fixtures.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { closeOverlay, openOverlay, overlayStore } from './overlay-store.ts';
import { toastDurationMs } from './toasts.tsx';

let isOffline: boolean;
const mockChunk = (content: object) => {
  if (isOffline) throw new Error('Loading chunk failed');
  return content;
};
jest.mock('./qr-modal.tsx', () => mockChunk({ QrModal: () => <p role="dialog">code</p> }));

const text = 'Kết nối tới phần này đang gián đoạn. Các phần khác của cửa hàng vẫn dùng được.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async () => {
  act(() => openOverlay({ kind: 'qr' }));
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  window.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation();
  isOffline = true;
});
afterEach(() => {
  act(() => closeOverlay('qr'));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an overlay that cannot be loaded shows an error for a while, and is loaded when it is opened again', async () => {
  renderPage(<OverlayHost />);
  await open();
  expect(screen.getByText(text)).toBeTruthy();
  expect(overlayStore.get().open).toEqual([]);
  await pass(toastDurationMs.error);
  expect(screen.queryByText(text)).toBeNull();
  await open();
  expect(screen.getByText(text)).toBeTruthy();
  await pass(toastDurationMs.error);
  isOffline = false;
  await open();
  expect(screen.getByRole('dialog').textContent).toBe('code');
});
