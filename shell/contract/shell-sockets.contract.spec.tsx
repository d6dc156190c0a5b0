/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { matchers } from '@gvg/testing/http-pact';
import { packetPact } from '@gvg/testing/message-pact';
import { act, screen, waitFor } from '@testing-library/react';
import { ChatButton } from '../src/chat/chat-button.tsx';
import { OverlayHost } from '../src/overlays/overlay-host.tsx';
import { overlayStore } from '../src/overlays/overlay-store.ts';
import { fakeApi, fakeRealtime, renderPage, samplePageInfo, sampleUser } from '../src/page/render-page.fixtures.tsx';
import { createPageSession } from '../src/session/create-page-session.ts';

const { boolean, string } = matchers;

beforeAll(() => import('../src/chat/chat-overlay.tsx'));

test('packets of sockets that the shell reads: shows that another person has written', async () => {
  const session = createPageSession('DEVELOPMENT');
  const realtime = fakeRealtime(session);
  const api = fakeApi(() => Promise.resolve({ room: { unread: 1 } }));
  renderPage(
    <>
      <ChatButton />
      <OverlayHost />
    </>,
    { page: samplePageInfo(), session, realtime, api },
  );
  act(() => session.set({ status: 'user', user: sampleUser }));
  act(() => realtime.set('online'));
  await waitFor(() => expect(screen.getByRole('button', { name: /1 chưa đọc/ })).toBeTruthy());
  const unread = {
    _id: 'c'.repeat(24),
    room: { _id: 'd'.repeat(24) },
    seq: 1,
    clientId: '1f0c2f2e-0000-4000-8000-000000000000',
    content: { text: 'Chào bạn', images: [] },
    readAt: null,
    createdAt: '2026-11-22T12:00:00.000Z',
  };
  await packetPact({ consumer: 'shell' }).expects(
    'CHAT',
    {
      description: 'a message of somebody else',
      data: { senderIsUser: { _id: string('b'.repeat(24)), displayName: null, avatar: null, isStaff: boolean(true) } },
      unread,
    },
    (message) => act(async () => realtime.dispatch('CHAT', message)),
  );
  expect(overlayStore.get().toasts.map(({ kind }) => kind)).toEqual(['message']);
});
