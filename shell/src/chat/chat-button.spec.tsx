/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { shellApi } from '@gvg/browser-kit';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { OverlayHost } from '../overlays/overlay-host.tsx';
import { closeOverlay, closeToast, overlayStore } from '../overlays/overlay-store.ts';
import { fakeApi, fakeRealtime, renderPage, samplePageInfo, sampleUser } from '../page/render-page.fixtures.tsx';
import { createPageSession } from '../session/create-page-session.ts';
import { ChatButton } from './chat-button.tsx';
import { openChatOfAddress } from './open-chat.ts';

const page = samplePageInfo();
const staff = { ...sampleUser, roles: ['ADMIN' as const] };
const senderOf = (id: string) => ({ _id: id, displayName: 'Mai', avatar: null, isStaff: true });

const messageOf = (sender: Pick<Message, 'senderIsUser' | 'senderIsGuest'>): Message => ({
  _id: 'c'.repeat(24),
  room: { _id: 'd'.repeat(24) },
  seq: 1,
  clientId: '1f0c2f2e-0000-4000-8000-000000000000',
  content: { text: 'Chào bạn', images: [] },
  readAt: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  ...sender,
});

function open(unread: { mine?: number; rooms?: number } = {}) {
  const reads: string[] = [];
  const session = createPageSession('DEVELOPMENT');
  const realtime = fakeRealtime(session);
  const api = fakeApi((_name, address) => {
    reads.push(String(address));
    return Promise.resolve(
      String(address).includes('/me')
        ? { room: { unread: unread.mine ?? 0 } }
        : { docs: [], totalDocs: unread.rooms ?? 0 },
    );
  });
  renderPage(
    <>
      <ChatButton />
      <OverlayHost />
    </>,
    { page, session, realtime, api },
  );
  return { session, realtime, reads, unread };
}

const button = () => screen.getByRole('button', { name: /^Chat với cửa hàng/ });
const toasts = () => overlayStore.get().toasts.map(({ kind, text }) => [kind, text]);

beforeAll(() => import('./chat-overlay.tsx'));
afterEach(() =>
  act(() => {
    closeOverlay('chat');
    for (const { id } of overlayStore.get().toasts) closeToast(id);
  }),
);

test('opens and closes the chat', () => {
  open();
  fireEvent.click(button());
  expect(overlayStore.get().open).toEqual([{ kind: 'chat' }]);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button());
  expect(overlayStore.get().open).toEqual([]);
});

test('opens with a draft, and by the URL of a mail', () => {
  open();
  act(() => shellApi().openChat({ text: 'Đơn của tôi' }));
  expect(overlayStore.get().open).toEqual([{ kind: 'chat', draft: { text: 'Đơn của tôi' } }]);
  act(() => closeOverlay('chat'));
  openChatOfAddress(shellApi());
  expect(overlayStore.get().open).toEqual([]);
  history.replaceState(null, '', '/?chat=open');
  act(() => openChatOfAddress(shellApi()));
  expect(overlayStore.get().open).toEqual([{ kind: 'chat' }]);
});

test('leads staff to the page of all conversations, and counts the unread ones', async () => {
  const { session, realtime, reads } = open({ rooms: 4 });
  act(() => session.set({ status: 'user', user: staff }));
  act(() => realtime.set('online'));
  await waitFor(() => expect(button().textContent).toContain('4 chưa đọc'));
  expect(reads).toEqual(['/v1/rooms?isRead=false&limit=1']);
  fireEvent.click(button());
  await waitFor(() => expect(location.pathname).toBe('/admin/messages'));
  expect(overlayStore.get().open).toEqual([]);
});

test('counts unread messages of a customer, and follows new ones', async () => {
  const { session, realtime, unread } = open({ mine: 1 });
  act(() => session.set({ status: 'user', user: sampleUser }));
  act(() => realtime.set('online'));
  await waitFor(() => expect(button().textContent).toContain('1 chưa đọc'));
  unread.mine = 2;
  act(() => realtime.dispatch('CHAT', messageOf({ senderIsUser: senderOf('b'.repeat(24)) })));
  await waitFor(() => expect(button().textContent).toContain('2 chưa đọc'));
  expect(toasts()).toEqual([['message', 'Bạn có tin nhắn mới']]);
});

test.each([
  ['what the reader wrote on another device', sampleUser, { senderIsUser: senderOf(sampleUser.id) }, 0],
  ['what another of staff wrote', staff, { senderIsUser: senderOf('b'.repeat(24)) }, 1],
  ['what a guest wrote to staff', staff, { senderIsGuest: 'guest' }, 1],
])('announces %s as expected', async (_, user, sender, count) => {
  const { session, realtime } = open({ mine: 1, rooms: 1 });
  act(() => session.set({ status: 'user', user }));
  act(() => realtime.set('online'));
  await waitFor(() => expect(button().textContent).toContain('1 chưa đọc'));
  act(() => realtime.dispatch('CHAT', messageOf(sender)));
  expect(toasts()).toHaveLength(count);
});

test('announces nothing while the conversation is open', async () => {
  const { session, realtime } = open({ mine: 1 });
  act(() => session.set({ status: 'user', user: sampleUser }));
  act(() => realtime.set('online'));
  await waitFor(() => expect(button().textContent).toContain('1 chưa đọc'));
  fireEvent.click(button());
  act(() => realtime.dispatch('CHAT', messageOf({ senderIsUser: senderOf('b'.repeat(24)) })));
  expect(toasts()).toEqual([]);
});
