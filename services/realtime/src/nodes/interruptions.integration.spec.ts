import { once } from 'node:events';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { sessionRevoked } from '@gvg/contracts/identity/events';
import { openBrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import type { BrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import { eventually } from '@gvg/testing/eventually';
import { sendMessage } from '../testing/messages.fixtures.ts';
import { newGuest, newId, newSession, startRealtimeHarness } from '../testing/realtime-harness.ts';
import type { RealtimeHarness } from '../testing/realtime-harness.ts';
import type { TestSocket } from '../testing/test-socket.ts';

let redis: BrokerProxy;
let broker: BrokerProxy;
let site: RealtimeHarness;
beforeAll(async () => {
  redis = await openBrokerProxy(process.env['REDIS_URL'] as string);
  broker = await openBrokerProxy(process.env['AMQP_URL'] as string);
  // The fakes of other services reach broker and Redis the same way.
  site = await startRealtimeHarness('interruptions', { REDIS_URL: redis.url, AMQP_URL: broker.url });
});
afterAll(async () => {
  await site.close();
  await redis.disconnect();
  await broker.disconnect();
});

const texts = (socket: TestSocket) => (socket.of('CHAT') as Message[]).map(({ content }) => content.text);
const isReady = async (node: string) =>
  ((await (await fetch(`${node}/health/ready`)).json()) as { dependencies: { nodes: { ready: boolean } } }).dependencies
    .nodes.ready;

it('delays events while Redis is unavailable, then makes pages reload and ends sessions that ended meanwhile', async () => {
  const [id, sub, sid] = [newGuest(), newId(), newSession()];
  const sockets = await Promise.all([site.guest(id, 0), site.guest(id, 1)]);
  const signedOut = await site.user({ sub, sid }, 1);
  const room = newId();
  await sendMessage(site, { room, customer: { kind: 'guest', id }, text: 'before' });
  for (const socket of sockets) await eventually(() => expect(texts(socket)).toEqual(['before']));

  await redis.disconnect();
  await eventually(async () => !(await isReady(site.nodes[0] as string)) && !(await isReady(site.nodes[1] as string)));
  await sendMessage(site, { room, customer: { kind: 'guest', id }, seq: 2, text: 'meanwhile' });
  await site.publish(sessionRevoked, sub, { user: sub, sids: [sid] });
  await expect(site.guest(newGuest())).rejects.toThrow();
  for (const { socket } of sockets) expect(socket.connected).toBe(true);
  await redis.reconnect();

  for (const socket of sockets) {
    await eventually(() => expect(texts(socket)).toContain('meanwhile'));
    await eventually(() => expect(socket.of('RESYNC')).toContainEqual({ reason: 'connection' }));
  }
  await eventually(() => signedOut.socket.disconnected);
});

it('sends what was published while the broker was unavailable', async () => {
  const id = newGuest();
  const sockets = await Promise.all([site.guest(id, 0), site.guest(id, 1)]);
  await broker.disconnect();
  await sendMessage(site, { room: newId(), customer: { kind: 'guest', id }, text: 'later' });
  await broker.reconnect();
  for (const socket of sockets) await eventually(() => expect(texts(socket)).toEqual(['later']));
});

it('takes over from a node that is gone, whose pages reconnect by themselves', async () => {
  const [id, room] = [newGuest(), newId()];
  const [page, other] = [
    await site.open({ sessionId: await site.guestValue(id) }, 0, { reconnection: true, reconnectionDelay: 50 }),
    await site.guest(id, 1),
  ];
  const lost = once(page.socket as never, 'disconnect');
  await site.stopNode(0);
  expect(await lost).toEqual([expect.stringMatching(/^transport (close|error)$/), expect.anything()]);
  // The site's balancer would send it to the other node.
  Object.assign(page.socket.io, { uri: site.nodes[1] });
  await eventually(() => page.socket.connected);
  await sendMessage(site, { room, customer: { kind: 'guest', id }, text: 'from the other node' });
  for (const socket of [page, other]) await eventually(() => expect(texts(socket)).toContain('from the other node'));
});
