import { randomUUID } from 'node:crypto';
import { messageSent } from '@gvg/contracts/chat/events';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Page } from '@gvg/contracts/definitions/paging';
import { openBrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { startServiceProcess } from '@gvg/testing/service-process';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { send, startChatHarness } from './testing/chat-harness.ts';
import type { ChatHarness } from './testing/chat-harness.ts';

/** The harness runs its own instance in this process, in addition to those in child processes. */
let chat: ChatHarness;
let listener: EventPublisher;
const seen: { message: string; seq: number; room: string }[] = [];

beforeAll(async () => {
  chat = await startChatHarness('crash');
  listener = await openPublisher(chat, 'realtime');
  await listener.bus.consume({
    name: 'on-message-sent',
    events: [messageSent],
    handle: async ({ data }) => void seen.push(data),
  });
});
afterAll(async () => {
  await listener.close();
  await chat.close();
});

/** Sends through another instance, whose response may never arrive. */
const sendTo = (url: () => string, { headers }: TestCustomer, text: string, clientId: string) =>
  createTestClient(url, { keys: chat.keys })
    .post<Message>('/v1/messages/send-message', { headers, body: { content: { text }, clientId } })
    .catch(() => undefined);

it('publishes a message once when the instance is killed between commit and publish', async () => {
  const proxy = await openBrokerProxy(chat.environment['AMQP_URL'] as string);
  const killable = await startServiceProcess('chat', { ...chat.environment, AMQP_URL: proxy.url });
  const [guest, clientId] = [await chat.guest(), randomUUID()];
  proxy.stopForwarding();
  const sent = await sendTo(() => killable.url, guest, 'Chào', clientId);
  expect(sent?.status).toBe(201);
  await killable.kill();
  await proxy.disconnect();
  await eventually(() => expect(seen.map(({ message }) => message)).toContain(sent?.body._id));
  expect((await send(guest, 'Chào', { clientId })).body._id).toBe(sent?.body._id);
  const next = await send(guest, 'Tiếp');
  await eventually(() =>
    expect(seen.filter(({ room }) => room === next.body.room._id).map(({ seq }) => seq)).toEqual([1, 2]),
  );
}, 60_000);

it('stores each message once without gaps when an instance is killed meanwhile and they are sent again', async () => {
  const killable = await startServiceProcess('chat', chat.environment);
  const guest = await chat.guest();
  const ids = Array.from({ length: 30 }, () => randomUUID());
  const first = ids.map((clientId, index) =>
    sendTo(() => (index % 2 === 0 ? killable.url : chat.url), guest, `${index}`, clientId),
  );
  await Promise.race(first);
  await killable.kill();
  const unanswered = (await Promise.all(first)).flatMap((response, index) => (response?.status === 201 ? [] : [index]));
  expect(unanswered.length).toBeGreaterThan(0);
  // The database releases locks of a killed process within a minute.
  for (const index of unanswered)
    await eventually(async () => expect((await send(guest, `${index}`, { clientId: ids[index]! })).status).toBe(201), {
      timeoutMs: 90_000,
    });
  const { docs } = (await guest.get<Page<Message>>('/v1/messages?after=0&limit=100')).body;
  expect(docs.map(({ seq }) => seq)).toEqual(ids.map((_, index) => index + 1));
  expect(docs.map(({ clientId }) => clientId).sort()).toEqual(ids.toSorted());
  await eventually(
    () =>
      expect(seen.filter(({ room }) => room === docs[0]!.room._id).map(({ seq }) => seq)).toEqual(
        docs.map(({ seq }) => seq),
      ),
    { timeoutMs: 30_000 },
  );
}, 180_000);
