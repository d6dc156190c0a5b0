import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { eventually } from '@gvg/testing/eventually';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { sendMessage } from '../testing/messages.fixtures.ts';
import { newGuest, newId, startRealtimeHarness } from '../testing/realtime-harness.ts';
import type { RealtimeHarness } from '../testing/realtime-harness.ts';
import { connect } from '../testing/test-socket.ts';
import type { SocketSettings, TestSocket } from '../testing/test-socket.ts';

let site: RealtimeHarness;
let nodes: ServiceProcess[];
let gateway: ServiceProcess;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  site = await startRealtimeHarness('killed');
  nodes = [];
  for (let count = 0; count < 2; count += 1)
    nodes.push(await startServiceProcess('realtime', { ...site.environment, TRUST_PROXY_HOPS: '1' }));
  // The processes take over the queues: the first one is the active node.
  for (const index of [0, 1]) await site.stopNode(index);
  gateway = await startServiceProcess('gateway', {
    ...site.environment,
    UPSTREAMS: JSON.stringify({ realtime: nodes.map(({ url }) => url), shell: ['http://127.0.0.1:1'] }),
  });
});
afterAll(async () => {
  for (const { socket } of sockets) socket.disconnect();
  await gateway.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  await site.close();
});

async function page(sessionId: string, settings: SocketSettings = {}): Promise<TestSocket> {
  const opened = await connect(gateway.url, { sessionId }, { reconnection: true, reconnectionDelay: 100, ...settings });
  sockets.push(opened);
  return opened;
}

const texts = (socket: TestSocket) => (socket.of('CHAT') as Message[]).map(({ content }) => content.text);

it('reconnects pages through the gateway when their node is killed, and sends what follows in order', async () => {
  const [id, room] = [newGuest(), newId()];
  const value = await site.guestValue(id);
  // The gateway opens sockets on the node with fewer: each has two. Polling depends on the gateway's cookie, which clients other than browsers have to store
  // themselves.
  const pages = [
    await page(value),
    await page(value),
    await page(value),
    await page(value, { transports: ['polling'], withCredentials: true }),
  ];
  const send = async (from: number, to: number) => {
    for (let seq = from; seq <= to; seq += 1)
      await sendMessage(site, { room, customer: { kind: 'guest', id }, seq, text: `${seq}` });
  };
  await send(1, 5);
  for (const socket of pages) await eventually(() => expect(texts(socket)).toEqual(['1', '2', '3', '4', '5']));

  let lost = 0;
  for (const { socket } of pages) socket.once('disconnect', () => (lost += 1));
  await nodes[0]?.kill();
  await eventually(() => lost > 0);
  await eventually(() => pages.every(({ socket }) => socket.connected));
  expect(lost).toBeLessThan(pages.length);
  await send(6, 10);
  for (const socket of pages)
    await eventually(() => expect(texts(socket).slice(-5)).toEqual(['6', '7', '8', '9', '10']));
});
