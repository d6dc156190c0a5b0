/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { pageContext } from '@gvg/browser-kit';
import { readMarks } from '@gvg/customer-ui/unread-notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { turns } from '@gvg/testing/turns';
import { OverlayHost } from '../overlays/overlay-host.tsx';
import { closeOverlay } from '../overlays/overlay-store.ts';
import { fakeApi, fakeRealtime, renderPage, samplePageInfo, sampleUser } from '../page/render-page.fixtures.tsx';
import { createPageSession } from '../session/create-page-session.ts';
import { BellButton } from './bell-button.tsx';

const chat = {
  name: 'mf-chat',
  version: '1',
  pageContract: pageContractVersion,
  entryUrl: '/chat.js',
  routes: [{ path: '/user/notification', layout: 'public' as const }],
  widgets: ['./notification-panel'],
};
const page = samplePageInfo({ remotes: [chat] });

function open({
  counter = 0,
  loadWidget = () => Promise.reject(new Error('offline')),
}: { counter?: number; loadWidget?: () => Promise<never> } = {}) {
  const counts = { counter };
  const session = createPageSession('DEVELOPMENT');
  const realtime = fakeRealtime(session);
  renderPage(
    <>
      <BellButton />
      <OverlayHost />
    </>,
    { page, session, realtime, loadWidget, api: fakeApi(() => Promise.resolve({ ...counts })) },
  );
  return { session, realtime, counts };
}

const bell = () => screen.getByRole('button', { name: /^Thông báo/ });

beforeAll(() => import('./notifications-overlay.tsx'));
beforeEach(() => {
  document.cookie = 'GUEST_SESSION_ID=; path=/; max-age=0';
});
afterEach(() => act(() => closeOverlay('notifications')));

test('counts unread notifications up to 99+, and follows new ones', async () => {
  const { session, realtime, counts } = open({ counter: 3 });
  act(() => session.set({ status: 'user', user: sampleUser }));
  act(() => realtime.set('online'));
  await waitFor(() => expect(bell().textContent).toBe('Thông báo, 3 chưa đọc3'));
  counts.counter = 120;
  act(() => realtime.dispatch('RESYNC', { reason: 'notifications' }));
  await waitFor(() => expect(bell().textContent).toBe('Thông báo, 120 chưa đọc99+'));
});

test('counts again when it is shown again, including notifications received in between', async () => {
  const { session, realtime, counts } = open({ counter: 3 });
  act(() => session.set({ status: 'user', user: sampleUser }));
  act(() => realtime.set('online'));
  await waitFor(() => expect(bell().textContent).toBe('Thông báo, 3 chưa đọc3'));
  act(() => realtime.set('off'));
  counts.counter = 4;
  act(() => realtime.dispatch('RESYNC', { reason: 'notifications' }));
  act(() => realtime.set('online'));
  await waitFor(() => expect(bell().textContent).toBe('Thông báo, 4 chưa đọc4'));
});

test('counts a notification as read while its write is pending', async () => {
  const { session, realtime } = open({ counter: 3 });
  act(() => session.set({ status: 'user', user: sampleUser }));
  act(() => realtime.set('online'));
  await waitFor(() => expect(bell().textContent).toBe('Thông báo, 3 chưa đọc3'));
  const { queryClient } = pageContext();
  const write = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: readMarks, mutationFn: () => new Promise(() => {}) });
  act(() => void write.execute({ id: '1' }));
  await waitFor(() => expect(bell().textContent).toBe('Thông báo, 2 chưa đọc2'));
});

test('requests nothing for a guest without a conversation', async () => {
  const { session } = open({ counter: 3 });
  act(() => session.set({ status: 'guest' }));
  await act(() => turns());
  expect(bell().textContent).toBe('Thông báo');
});

test('asks for sign-in if there is neither a user nor a guest session', async () => {
  const { session } = open();
  act(() => session.set({ status: 'guest' }));
  jest.spyOn(session, 'signIn').mockResolvedValue(false);
  fireEvent.click(bell());
  await waitFor(() => expect(session.signIn).toHaveBeenCalled());
  expect(bell().getAttribute('aria-expanded')).toBe('false');
});

test('opens the panel of the remote, and shows an error when it cannot be loaded', async () => {
  window.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { session } = open();
  act(() => session.set({ status: 'user', user: sampleUser }));
  fireEvent.click(bell());
  expect(await screen.findByRole('dialog', { name: 'Thông báo' })).not.toBeNull();
  expect(bell().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(bell());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
