/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { turns } from '@gvg/testing/turns';
import { fakeRealtime, renderPage } from '../page/render-page.fixtures.tsx';
import { createShellApi } from '../page/shell-api.ts';
import { createPageSession } from '../session/create-page-session.ts';
import { OverlayHost } from './overlay-host.tsx';
import { closeOverlay, closeToast, overlayStore } from './overlay-store.ts';

const session = createPageSession('DEVELOPMENT');
const shell = createShellApi({
  locale: 'vi',
  environment: 'DEVELOPMENT',
  prices: {},
  session,
  realtime: fakeRealtime(session),
});
const settle = () => act(() => turns());

beforeAll(() => Promise.all([import('./error-modal.tsx'), import('./toasts.tsx'), import('./image-viewer.tsx')]));
afterEach(() => {
  act(() => {
    for (const { id } of overlayStore.get().toasts) closeToast(id);
    for (const { kind } of overlayStore.get().open) closeOverlay(kind);
  });
});

test('shows the latest five toasts and gives an error a title', async () => {
  renderPage(<OverlayHost />);
  act(() => {
    for (let index = 1; index <= 6; index += 1)
      shell.toast({ kind: index === 6 ? 'error' : 'info', text: `tin ${index}` });
  });
  await settle();
  const toasts = within(screen.getByRole('status', { name: 'Thông báo' })).getAllByRole('listitem');
  expect(toasts.map(({ textContent }) => textContent)).toEqual([
    'tin 2',
    'tin 3',
    'tin 4',
    'tin 5',
    'Không thành côngtin 6',
  ]);
  fireEvent.click(within(toasts[0] as HTMLElement).getByRole('button', { name: 'Đóng thông báo' }));
  expect(screen.queryByText('tin 2')).toBeNull();
});

test('runs the action of a toast and closes it', async () => {
  renderPage(<OverlayHost />);
  const run = jest.fn();
  act(() => shell.toast({ kind: 'info', text: 'Đã bỏ khỏi giỏ', action: { label: 'Hoàn tác', run } }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Đã bỏ khỏi giỏ')).toBeNull();
});

test('runs the other action of a toast and closes it', async () => {
  renderPage(<OverlayHost />);
  const [undo, see] = [jest.fn(), jest.fn()];
  const [action, otherAction] = [
    { label: 'Hoàn tác', run: undo },
    { label: 'Xem giỏ', run: see },
  ];
  act(() => shell.toast({ kind: 'info', text: 'Đã thêm vào giỏ', action, otherAction }));
  await settle();
  expect(screen.getByRole('button', { name: 'Hoàn tác' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Xem giỏ' }));
  expect([undo.mock.calls.length, see.mock.calls.length]).toEqual([0, 1]);
  expect(screen.queryByText('Đã thêm vào giỏ')).toBeNull();
});

test('keeps a toast for its own duration', async () => {
  renderPage(<OverlayHost />);
  jest.useFakeTimers();
  act(() => shell.toast({ kind: 'success', text: 'đã ẩn', durationMs: 10_000 }));
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText('đã ẩn')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('đã ẩn')).toBeNull();
  jest.useRealTimers();
});

test('gives an error toast a general message unless it has its own', async () => {
  renderPage(<OverlayHost />);
  act(() => shell.toast({ kind: 'error' }));
  await settle();
  expect(screen.getByRole('listitem').textContent).toBe(
    'Không thành côngCó lỗi ở phía chúng tôi. Hãy thử lại sau ít phút.',
  );
});

test('keeps a toast open while the pointer is over it', async () => {
  renderPage(<OverlayHost />);
  act(() => shell.toast({ kind: 'success', text: 'đã lưu' }));
  await settle();
  jest.useFakeTimers();
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('đã lưu')).toBeTruthy();
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.queryByText('đã lưu')).toBeNull();
  jest.useRealTimers();
});

test('keeps a toast for its full time after the dialog that covers it closes', async () => {
  renderPage(<OverlayHost />);
  jest.useFakeTimers();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  act(() => shell.toast({ kind: 'success', text: 'đã lưu' }));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('đã lưu')).toBeTruthy();
  dialog.remove();
  act(() => jest.advanceTimersByTime(1_900));
  expect(screen.getByText('đã lưu')).toBeTruthy();
  act(() => jest.advanceTimersByTime(350));
  expect(screen.queryByText('đã lưu')).toBeNull();
  jest.useRealTimers();
});

test('on phones, keeps an earlier toast for its full time after the latest one closes', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  renderPage(<OverlayHost />);
  jest.useFakeTimers();
  act(() => {
    shell.toast({ kind: 'success', text: 'tin đầu' });
    shell.toast({ kind: 'success', text: 'tin sau' });
  });
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.queryByText('tin sau')).toBeNull();
  act(() => jest.advanceTimersByTime(1_900));
  expect(screen.getByText('tin đầu')).toBeTruthy();
  act(() => jest.advanceTimersByTime(350));
  expect(screen.queryByText('tin đầu')).toBeNull();
  jest.useRealTimers();
});

test('shows the message of an error code, and offers home and close', async () => {
  renderPage(<OverlayHost />);
  act(() => shell.showError('PRODUCT_WAS_DELETED'));
  await settle();
  const modal = within(screen.getByRole('dialog', { name: 'Có lỗi xảy ra' }));
  expect(modal.getByRole('alert').textContent).toBe('Sản phẩm này không còn bán.');
  expect(modal.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');
  fireEvent.click(modal.getAllByRole('button', { name: 'Đóng' })[1] as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers only a reload when the session has expired', async () => {
  renderPage(<OverlayHost />);
  act(() => shell.showError('INVALID_PERMISSION'));
  await settle();
  const modal = within(screen.getByRole('dialog', { name: 'Phiên làm việc đã hết hạn' }));
  expect(modal.getByRole('button', { name: 'Tải lại trang' })).toBeTruthy();
  expect(modal.queryByRole('link')).toBeNull();
});

test('does not replace the expired-session message with errors that follow from it', async () => {
  renderPage(<OverlayHost />);
  act(() => shell.showError('INVALID_PERMISSION'));
  act(() => shell.showError('INVALID_TOKEN'));
  await settle();
  expect(screen.getByRole('dialog', { name: 'Phiên làm việc đã hết hạn' })).toBeTruthy();
});

test('wraps around when stepping through images', async () => {
  renderPage(<OverlayHost />);
  act(() =>
    shell.showImages([1, 2].map((index) => ({ url: `/v1/file-manager/files/${index}.png`, alt: `ảnh ${index}` }))),
  );
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Ảnh trước' }));
  expect(screen.getByRole('img', { name: 'ảnh 2' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('img'), { key: 'ArrowRight' });
  expect(screen.getByRole('img', { name: 'ảnh 1' })).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('Ảnh 1 trên 2');
});

test('swipes through images with one finger', async () => {
  renderPage(<OverlayHost />);
  act(() =>
    shell.showImages([1, 2, 3].map((index) => ({ url: `/v1/file-manager/files/${index}.png`, alt: `ảnh ${index}` }))),
  );
  await settle();
  const swipe = (from: number, to: number, fingers = 1) => {
    fireEvent.touchStart(screen.getByRole('img'), {
      touches: Array.from({ length: fingers }, () => ({ clientX: from, clientY: 0 })),
    });
    fireEvent.touchEnd(screen.getByRole('img'), { changedTouches: [{ clientX: to, clientY: 10 }] });
  };
  swipe(200, 100);
  expect(screen.getByRole('img', { name: 'ảnh 2' })).toBeTruthy();
  swipe(200, 170);
  swipe(200, 100, 2);
  expect(screen.getByRole('img', { name: 'ảnh 2' })).toBeTruthy();
  swipe(100, 200);
  expect(screen.getByRole('img', { name: 'ảnh 1' })).toBeTruthy();
});

test('closes open overlays on navigation', async () => {
  renderPage(<OverlayHost />);
  act(() => shell.showImages([{ url: '/v1/file-manager/files/1.png', alt: 'ảnh' }]));
  await settle();
  act(() => {
    shell.navigate('/rate-table');
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await settle();
  expect(location.pathname).toBe('/rate-table');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps an overlay when the page adds the destination to its URL, and closes it on a navigation', async () => {
  const goTo = (path: string) =>
    act(() => {
      history.replaceState(history.state, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    });
  renderPage(<OverlayHost />, { path: '/rate-table' });
  act(() => shell.showImages([{ url: '/a.jpg', alt: 'bánh tráng' }]));
  await settle();
  goTo('/rate-table?country=DE');
  await settle();
  expect(screen.getByRole('dialog')).toBeTruthy();
  goTo('/rate-table?country=DE&weight=500');
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});
