/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listPage, makeNotification, message, paid, weighed } from '../../testing/notifications.ts';
import { renderPanel } from '../../testing/render-panel.tsx';

const list = '/v1/history-notify';
const counter = `${list}/not-read`;
const responses = {
  [list]: listPage([weighed, message, paid]),
  [counter]: { counter: 2 },
  updateNotification: { ...weighed, notify: { ...weighed.notify, isRead: true } },
  readAllNotifications: { counter: 0 },
};
const down = new ApiError(503, { message: 'SERVICE_UNAVAILABLE' });

const panel = () => screen.getByRole('dialog', { name: 'Thông báo' });
const rows = () => within(screen.getByRole('list', { name: 'Danh sách thông báo' })).getAllByRole('listitem');
const row = (name: RegExp) => screen.findByRole('link', { name });
const isMarked = (element: HTMLElement | undefined) => element?.hasAttribute('data-unread');

describe('notification panel', () => {
  it('lists notifications, with unread ones marked visually and for screen readers', async () => {
    await renderPanel(responses);
    const first = await row(/^Chưa đọc: GVG7K3F2Q cân xong 5,120 g.*846,000đ.*1 phút trước$/);
    expect(first.getAttribute('href')).toBe('/order/GVG7K3F2Q');
    expect(rows().map(isMarked)).toEqual([true, true, false]);
    expect(screen.getByRole('link', { name: /^Đã nhận 731,000đ/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem tất cả thông báo' }).getAttribute('href')).toBe('/user/notification');
  });

  it('is in English under /en', async () => {
    await renderPanel(responses, 'en');
    expect((await row(/^Unread: GVG7K3F2Q weighs 5,120 g.*1 minute ago$/)).getAttribute('href')).toBe(
      '/en/order/GVG7K3F2Q',
    );
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeTruthy();
  });

  it('marks a clicked notification as read, closes, and opens its page', async () => {
    const { user, api, shell } = await renderPanel(responses);
    await user.click(await row(/GVG7K3F2Q/));
    expect(shell.navigate).toHaveBeenCalledWith('/order/GVG7K3F2Q');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(api.requests).toContain('updateNotification'));
  });

  it('does not mark a read notification again', async () => {
    const { user, api, shell } = await renderPanel(responses);
    await user.click(await row(/731,000đ/));
    expect(shell.navigate).toHaveBeenCalledWith('/order/GVG3');
    expect(api.requests).not.toContain('updateNotification');
  });

  it('opens the chat for a message', async () => {
    const { user, shell } = await renderPanel(responses);
    await user.click(await row(/Mai nhắn cho bạn/));
    expect(shell.openChat).toHaveBeenCalledTimes(1);
    expect(shell.navigate).not.toHaveBeenCalled();
  });

  it('does not handle a click that opens another tab', async () => {
    const { api, shell } = await renderPanel(responses);
    const link = await row(/GVG7K3F2Q/);
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    await waitFor(() => expect(api.requests).toContain('updateNotification'));
    expect(shell.navigate).not.toHaveBeenCalled();
    expect(panel()).toBeTruthy();
  });

  it('reverts a failed mark and shows a toast', async () => {
    const { user, open, shell } = await renderPanel({ ...responses, updateNotification: down });
    await user.click(await row(/GVG7K3F2Q/));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
    await open();
    await row(/GVG7K3F2Q/);
    expect(rows().map(isMarked)).toEqual([true, true, false]);
  });

  it('marks all as read immediately and stays open', async () => {
    let isRead = false;
    const read = [weighed, message, paid].map((each) => ({ ...each, notify: { ...each.notify, isRead: true } }));
    const { user, api } = await renderPanel({
      ...responses,
      [list]: () => (isRead ? listPage(read) : responses[list]),
      [counter]: () => ({ counter: isRead ? 0 : 2 }),
      readAllNotifications: () => {
        isRead = true;
        return { counter: 0 };
      },
    });
    await row(/GVG7K3F2Q/);
    const button = screen.getByRole('button', { name: 'Đánh dấu đã đọc hết' });
    await user.click(button);
    await waitFor(() => expect(rows().map(isMarked)).toEqual([false, false, false]));
    expect(api.requests).toContain('readAllNotifications');
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(button);
    expect(screen.getByText('Đã đánh dấu đã đọc tất cả thông báo.')).toBeTruthy();
  });

  it('adds a new notification at the top, once, and announces it', async () => {
    const { shell } = await renderPanel(responses);
    await row(/GVG7K3F2Q/);
    const newest = makeNotification(50);
    await act(async () => shell.realtime.emit('NOTIFY', newest));
    await act(async () => shell.realtime.emit('NOTIFY', newest));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(rows()[0]?.textContent).toContain('Tin 50');
    expect(screen.getByText('Thông báo mới: Tin 50')).toBeTruthy();
  });

  it('reloads when notifications may have been missed or were read elsewhere', async () => {
    const { shell, api } = await renderPanel(responses);
    await row(/GVG7K3F2Q/);
    const reads = () => api.requests.filter((request) => request === list).length;
    await act(async () => shell.realtime.emit('RESYNC', { reason: 'conversation' }));
    expect(reads()).toBe(1);
    await act(async () => shell.realtime.emit('RESYNC', { reason: 'notifications' }));
    await waitFor(() => expect(reads()).toBe(2));
  });

  it('reloads when it is opened again, because it was not updated meanwhile', async () => {
    const { user, open, api } = await renderPanel(responses);
    await row(/GVG7K3F2Q/);
    await user.click(await row(/731,000đ/));
    await open();
    await waitFor(() => expect(api.requests.filter((request) => request === list)).toHaveLength(2));
  });

  it('loads the next page without duplicates', async () => {
    const first = Array.from({ length: 10 }, (_, index) => makeNotification(index + 1));
    const second = [first[9], makeNotification(11), makeNotification(12)] as typeof first;
    const { user } = await renderPanel({
      ...responses,
      [list]: (address) =>
        address.includes('page=2') ? listPage(second, { page: 2, total: 12 }) : listPage(first, { total: 12 }),
    });
    await row(/^Chưa đọc: Tin 10\b/);
    await user.click(screen.getByRole('button', { name: 'Xem thêm' }));
    await row(/^Chưa đọc: Tin 12\b/);
    expect(rows()).toHaveLength(12);
  });

  it('keeps the list when a further page fails, and retries in the background', async () => {
    let failures = 2;
    const first = Array.from({ length: 10 }, (_, index) => makeNotification(index + 1));
    const { shell } = await renderPanel({
      ...responses,
      [list]: (address) => {
        if (!address.includes('page=2')) return listPage(first, { total: 11 });
        failures -= 1;
        return failures >= 0 ? down : listPage([makeNotification(11)], { page: 2, total: 11 });
      },
    });
    await row(/^Chưa đọc: Tin 10\b/);
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect([failures, rows().length]).toEqual([0, 10]);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    // Before the panel is removed, which takes its own task.
    jest.useRealTimers();
    expect(rows()).toHaveLength(11);
    expect(shell.toast).not.toHaveBeenCalled();
  });

  it('shows an empty state without notifications', async () => {
    await renderPanel({ ...responses, [list]: listPage([]), [counter]: { counter: 0 } });
    expect(await screen.findByText('Chưa có thông báo nào')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Đánh dấu đã đọc hết' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('offers a retry if loading failed', async () => {
    let isDown = true;
    const { user, shell } = await renderPanel({ ...responses, [list]: () => (isDown ? down : responses[list]) });
    const alert = await screen.findByRole('alert');
    expect(shell.toast).toHaveBeenCalledWith({ kind: 'error' });
    isDown = false;
    await user.click(within(alert).getByRole('button'));
    expect(await row(/GVG7K3F2Q/)).toBeTruthy();
  });

  it('is usable by keyboard: heading first, arrows between notifications, Escape back to the bell', async () => {
    const { user } = await renderPanel(responses);
    const first = await row(/GVG7K3F2Q/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thông báo' }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(await row(/731,000đ/));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{End}{ArrowUp}');
    expect(document.activeElement).toBe(await row(/Mai nhắn/));
    fireEvent(panel(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
