/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { createQueryClient } from '@gvg/browser-kit';
import { fakeApi, fakeRealtime, fakeSession } from '@gvg/browser-kit/testing';
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import type { ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { QueryClientProvider } from '@gvg/query';
import { matchers } from '@gvg/testing/http-pact';
import { packetPact } from '@gvg/testing/message-pact';
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { ConversationStore } from '../src/features/conversation/store/conversation-store.ts';
import { StoredQueue, chatQueueKey } from '../src/features/conversation/store/stored-queue.ts';
import { customerOrdersQuery, customerQuotesQuery } from '../src/features/staff/api/customer.ts';
import { notificationsQuery } from '../src/features/notification/api/notifications.ts';
import { useLiveLists } from '../src/features/notification/use-live-lists.ts';
import { useFreshOrders } from '../src/features/staff/use-fresh-orders.ts';
import { useOnlineCustomers } from '../src/features/staff/use-online-customers.ts';
import { customer, fromStaff, room, talk } from '../src/testing/chat-messages.ts';
import { fakeChatService } from '../src/testing/fake-chat-service.ts';

const { boolean, integer, regex, string } = matchers;
const pact = packetPact({ consumer: 'mf-chat' });
const realtime = fakeRealtime('online', { PRESENCE: { ok: true, staff: false, online: [] } });
const who = { kind: regex('^(user|guest)$', 'user'), id: string(customer._id) };

/** Opens a customer's conversation with three messages, of which staff has read one. */
async function openConversation() {
  const service = fakeChatService(talk(3), { readSeq: { customer: 3, staff: 1 } });
  const store = new ConversationStore({
    api: service,
    realtime,
    queue: new StoredQueue(chatQueueKey('DEVELOPMENT')),
    person: `user:${customer._id}`,
  });
  const end = store.start();
  await act(async () => {});
  return { store, service, end };
}

/** Expects that a packet with `data` is shown in an open conversation as `expected`, and records it in the pact. */
async function expectShown(
  name: ServerEventName,
  expectation: { description: string; data: object; unread?: object },
  shown: (opened: Awaited<ReturnType<typeof openConversation>>) => unknown,
  expected: unknown,
): Promise<void> {
  const opened = await openConversation();
  await pact.expects(name, expectation, async (data) => {
    realtime.emit(name, data as never);
    await act(async () => {});
  });
  expect(shown(opened)).toEqual(expected);
  opened.end();
}

describe('packets of sockets that mf-chat reads', () => {
  it('shows a message', async () => {
    const { _id, seq, clientId, createdAt, senderIsUser, ...unread } = fromStaff(4, 'Chào bạn');
    const data = {
      _id: string(_id),
      room: { _id: string(room._id) },
      seq: integer(seq),
      clientId: string(clientId),
      content: { text: string('Chào bạn'), images: [] },
      senderIsUser: {
        _id: string(senderIsUser?._id),
        isStaff: boolean(true),
        displayName: string('Mai'),
        avatar: null,
      },
      createdAt: string(createdAt),
    };
    await expectShown(
      'CHAT',
      { description: 'a message of staff', data, unread },
      ({ store }) => store.get().messages.at(-1)?.content.text,
      'Chào bạn',
    );
  });

  it('shows the read mark of the other side', async () => {
    await expectShown(
      'READ',
      { description: 'staff has read a room', data: { room: string(room._id), side: 'staff', seq: integer(3) } },
      ({ store }) => store.get().room?.readSeq.staff,
      3,
    );
  });

  it('shows that the other side is writing', async () => {
    await expectShown(
      'TYPING',
      {
        description: 'staff writes',
        data: { customer: who, side: 'staff', isTyping: boolean(true), name: string('Mai') },
      },
      ({ store }) => store.get().typing,
      { name: 'Mai' },
    );
  });

  it('shows that staff is online', async () => {
    await expectShown(
      'PRESENCE',
      { description: 'staff is there', data: { staff: boolean(true) } },
      ({ store }) => store.get().isOtherOnline,
      true,
    );
  });

  it('reloads messages that it may have missed', async () => {
    await expectShown(
      'RESYNC',
      { description: 'messages may be missing', data: { reason: 'conversation' } },
      ({ service }) => service.count('getMyRoom'),
      2,
    );
  });

  it('shows staff that a customer is online', async () => {
    window.__GVG_SHELL_V1__ = { realtime, session: fakeSession({ status: 'guest' }) } as unknown as ShellApiV1;
    const { result, unmount } = renderHook(() => useOnlineCustomers([{ kind: 'user', id: customer._id }]));
    await act(async () => {});
    await pact.expects(
      'PRESENCE',
      { description: 'a customer is there', data: { customer: who, isOnline: boolean(true) } },
      (data) => act(async () => realtime.emit('PRESENCE', data)),
    );
    expect([...result.current]).toEqual([customer._id]);
    unmount();
  });

  it.each([
    ['an order has changed', { order: string('64b0c0ffee0123456789ab11'), code: string('GVG7K3F2Q') }],
    ['a quote has changed', { quote: string('64b0c0ffee0123456789ab12') }],
  ])("refetches the customer's orders and quotes when %s", async (description, data) => {
    window.__GVG_SHELL_V1__ = { realtime, session: fakeSession({ status: 'guest' }) } as unknown as ShellApiV1;
    const client = createQueryClient(fakeApi({}));
    const shown = [customerOrdersQuery, customerQuotesQuery].map((query) => query({ kind: 'user', id: customer._id }));
    const isOutdated = () => shown.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated);
    for (const { queryKey } of shown) client.setQueryData(queryKey, { docs: [], totalDocs: 0 } as never);
    const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
    const { unmount } = renderHook(() => useFreshOrders(), { wrapper });
    expect(isOutdated()).toEqual([false, false]);
    await pact.expects('ORDER', { description, data }, (event) => act(async () => realtime.emit('ORDER', event)));
    expect(isOutdated()).toEqual([true, true]);
    unmount();
  });

  it('adds a notification to its lists', async () => {
    const client = createQueryClient(fakeApi({}));
    const { queryKey } = notificationsQuery({});
    const first = { docs: [], totalDocs: 0, limit: 10, page: 1, hasNextPage: false };
    client.setQueryData(queryKey, { pages: [first], pageParams: [1] });
    const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
    const { unmount } = renderHook(() => useLiveLists(), { wrapper });
    const text = { vi: string('Đơn đã giao'), en: string('Delivered') };
    const data = {
      _id: string('64b0c0ffee0123456789ab71'),
      typeNotify: regex('^[A-Z_]+$', 'ORDER_STATUS'),
      notify: { title: text, description: text, link: string('/orders/GVG7K3F2Q'), isRead: boolean(false) },
      createdAt: string('2026-11-21T09:00:00.000Z'),
    };
    const texts = { vi: 'Đơn đã giao', en: 'Delivered' };
    await pact.expects(
      'NOTIFY',
      {
        description: 'a notification',
        data: { ...data, notify: { ...data.notify, image: null }, user: null },
      },
      (notification) => act(async () => realtime.emit('NOTIFY', notification)),
    );
    expect(client.getQueryData(queryKey)).toMatchObject({ pages: [{ docs: [{ notify: { title: texts } }] }] });
    unmount();
  });
});
