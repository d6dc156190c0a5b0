import { randomUUID } from 'node:crypto';
import { send, startChatHarness } from '../../testing/chat-harness.ts';
import type { ChatHarness } from '../../testing/chat-harness.ts';

let chat: ChatHarness;

beforeAll(async () => {
  // The limit of writes per user is larger than that of messages.
  chat = await startChatHarness('limit', { LIMITS_SCALE: '1' });
});
afterAll(() => chat.close());

it('accepts 30 messages of a sender per minute, then returns when to retry', async () => {
  const [guest, other, clientId] = [await chat.guest(), await chat.guest(), randomUUID()];
  await send(guest, 'x', { clientId });
  for (let count = 2; count <= 30; count += 1) expect((await send(guest, 'x')).status).toBe(201);
  // One message is regained every two seconds, however long these have taken: twice as many concurrent ones exceed the limit.
  const further = await Promise.all(Array.from({ length: 60 }, () => send(guest, 'x')));
  const refused = further.find(({ status }) => status === 429);
  expect(refused?.body.message).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(other, 'x')).status).toBe(201);
  expect((await send(guest, 'x', { clientId })).body.seq).toBe(1);
});
