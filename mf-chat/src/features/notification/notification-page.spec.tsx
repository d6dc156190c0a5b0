/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listPage, makeNotification, message, paid, preferences, weighed } from '../../testing/notifications.ts';
import { signedIn, staffSignedIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const list = '/v1/history-notify';
const unreadList = `${list}?isRead=false`;
const responses: Record<string, FakeResponse> = {
  [list]: listPage([weighed, message, paid]),
  [unreadList]: listPage([weighed, message]),
  [`${list}/not-read`]: { counter: 2 },
  '/v1/notification-preferences': preferences,
  '/v1/push-subscriptions/key': { key: null },
  updateNotification: weighed,
};

async function open(changes: Record<string, FakeResponse> = {}, path = '/user/notification', session = signedIn) {
  const page = await renderPage(path, { ...responses, ...changes }, session);
  await screen.findByRole('navigation', { name: /^(Lọc thông báo|Filter notifications)$/ });
  return page;
}

const rows = () => within(screen.getByRole('list', { name: 'Danh sách thông báo' })).getAllByRole('listitem');
const row = (name: RegExp) => screen.findByRole('link', { name });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('/user/notification', () => {
  it('asks a guest to sign in, in place', async () => {
    const { api } = await renderPage('/user/notification', {});
    expect(screen.getByText('Đăng nhập để xem thông báo về đơn hàng, báo giá và tin nhắn của bạn.')).toBeTruthy();
    expect(api.requests).toEqual([]);
  });

  it('lists all notifications and opens the target of one', async () => {
    const { user, api, shell } = await open();
    await user.click(await row(/^Chưa đọc: GVG7K3F2Q/));
    expect(shell.navigate).toHaveBeenCalledWith('/order/GVG7K3F2Q');
    await waitFor(() => expect(api.requests).toContain('updateNotification'));
    expect(screen.getByText('2 chưa đọc')).toBeTruthy();
  });

  it('filters by read state and by type, both in the URL', async () => {
    const { user, api } = await open();
    await row(/GVG7K3F2Q/);
    await user.click(screen.getByRole('link', { name: /^Chưa đọc\s*2$/ }));
    expect(window.location.search).toBe('?unread=true');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByRole('link', { name: /^Chưa đọc\s*2$/ }).getAttribute('aria-current')).toBe('page');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loại thông báo' }), 'NEW_MESSAGE');
    expect(window.location.search).toBe('?type=NEW_MESSAGE&unread=true');
    await waitFor(() => expect(api.requests).toContain(`${unreadList}&typeNotify=NEW_MESSAGE`));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loại thông báo' }), '');
    expect(window.location.search).toBe('?unread=true');
  });

  it('opens with the filter of its URL, in English under /en', async () => {
    const { api } = await open({}, '/en/user/notification?type=PROMOTION&unread=true&page=7');
    await waitFor(() => expect(api.requests).toContain(`${unreadList}&typeNotify=PROMOTION`));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind of notification' }).value).toBe('PROMOTION');
  });

  it('offers staff the types that only staff receives', async () => {
    await open({}, '/user/notification', staffSignedIn);
    expect(screen.getByRole('option', { name: 'Tiền chưa khớp đơn' })).toBeTruthy();
  });

  it('marks one as read without opening it, and moves the focus on', async () => {
    let isRead = false;
    const read = { ...weighed, notify: { ...weighed.notify, isRead: true } };
    const { user, shell } = await open({
      [list]: () => listPage([isRead ? read : weighed, message, paid]),
      updateNotification: () => {
        isRead = true;
        return read;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Đánh dấu đã đọc: GVG7K3F2Q cân xong 5,120 g' }));
    await waitFor(() => expect(rows().map((each) => each.hasAttribute('data-unread'))).toEqual([false, true, false]));
    expect(document.activeElement).toBe(await row(/^GVG7K3F2Q/));
    expect(shell.navigate).not.toHaveBeenCalled();
  });

  it('shows a new notification only if it matches the filter', async () => {
    const { shell } = await open(
      { [`${unreadList}&typeNotify=NEW_MESSAGE`]: listPage([message]) },
      '/user/notification?type=NEW_MESSAGE&unread=true',
    );
    await row(/Mai nhắn/);
    await act(async () => shell.realtime.emit('NOTIFY', makeNotification(50)));
    await act(async () => shell.realtime.emit('NOTIFY', makeNotification(51, { typeNotify: 'NEW_MESSAGE' })));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]?.textContent).toContain('Tin 51');
  });

  it('shows an empty state, and offers a retry if loading failed', async () => {
    let isDown = true;
    const { user } = await open(
      {
        [`${list}?typeNotify=PROMOTION`]: () =>
          isDown ? new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) : listPage([]),
      },
      '/user/notification?type=PROMOTION',
    );
    const alert = await screen.findByRole('alert');
    isDown = false;
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByText('Chưa có thông báo loại này')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem tất cả' }).getAttribute('href')).toBe('/user/notification');
  });
});

describe('preferences', () => {
  it('offers mails by type, and no push messages if they are not configured', async () => {
    await open();
    expect(await box('Đã nhận tiền: nhận qua email')).toHaveProperty('checked', true);
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('saves a choice immediately without changing the others', async () => {
    const bodies: unknown[] = [];
    let saved = preferences;
    await open({
      '/v1/push-subscriptions/key': { key: 'BK' },
      '/v1/notification-preferences': () => saved,
      updatePreferences(input) {
        const { body } = JSON.parse(input) as { body: typeof preferences };
        bodies.push(body);
        saved = body;
        return body;
      },
    });
    const promotions = await box('Khuyến mãi: nhận qua thông báo đẩy');
    act(() => promotions.click());
    expect(promotions.checked).toBe(false);
    await waitFor(() => expect(bodies).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(promotions.checked).toBe(false);
    expect(bodies).toEqual([{ ...preferences, push: { ...preferences.push, PROMOTION: false } }]);
  });

  it('reverts a choice that could not be saved', async () => {
    const { user, shell } = await open({ updatePreferences: new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) });
    await user.click(await box('Đặt hàng: nhận qua email'));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
    await waitFor(async () => expect((await box('Đặt hàng: nhận qua email')).checked).toBe(true));
  });
});
