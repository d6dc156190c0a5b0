import { randomUUID } from 'node:crypto';
import { send, startChatHarness } from '../../testing/chat-harness.ts';
import type { ChatHarness } from '../../testing/chat-harness.ts';

let chat: ChatHarness;

beforeAll(async () => {
  // The limit of writes by user is larger than that of messages.
  chat = await startChatHarness('limit', { LIMITS_SCALE: '1' });
});
afterAll(() => chat.close());

it('takes 30 messages of a sender in a minute, and says when the next may come', async () => {
  const [guest, other, clientId] = [await chat.guest(), await chat.guest(), randomUUID()];
  await send(guest, 'x', { clientId });
  for (let count = 2; count <= 30; count += 1) expect((await send(guest, 'x')).status).toBe(201);
  // Every two seconds gives one back, however long these have taken: of twice as many at once some are beyond the limit.
  const further = await Promise.all(Array.from({ length: 60 }, () => send(guest, 'x')));
  const refused = further.find(({ status }) => status === 429);
  expect(refused?.body.message).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(other, 'x')).status).toBe(201);
  expect((await send(guest, 'x', { clientId })).body.seq).toBe(1);
});
