/**
 * Compares sockets on two nodes with a bare socket.io pair on the same Redis: the time of a message to the sockets of the other side, the
 * memory of an idle socket, and the time until all sockets are back after their connections, or a node, ended. `npm run bench:sockets --
 * [runs] [sockets] [messages per second] [seconds]`.
 *
 * Each run starts all processes again. Prints each run and the medians without assertions, because machines are shared and noisy.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from './sockets/delivery.ts';
import { deliveryOf } from './sockets/delivery.ts';
import { startBareSocket } from './sockets/bare-socket.ts';
import { sendMessages } from './sockets/send-messages.ts';
import type { SocketToOpen } from './sockets/socket-client-messages.ts';
import { startSocketClients } from './sockets/socket-clients.ts';
import type { SocketClients } from './sockets/socket-clients.ts';
import type { SocketNode } from './sockets/socket-node.ts';
import type { SocketsSite } from './sockets/sockets-site.ts';
import { startSocketsSite } from './sockets/sockets-site.ts';
import { median } from './statistics.ts';

const [runs = 3, sockets = 1_000, rate = 200, seconds = 20] = process.argv.slice(2).map(Number);
const staffSockets = 4;
/** Guests who write. Few enough for several messages per second in one room, so that their order is tested. */
const writers = 100;
/** Long enough for the processes to compile their hot code. */
const warmUp = { rate: 100, seconds: 15 };
const settleMs = 5_000;
/** Time for the work after the handshakes to end. */
const idleMs = 10_000;
const deliveryMs = 5_000;

/** Figures of one run by name. */
type Figures = Record<string, number>;

const guestIds = Array.from({ length: sockets - staffSockets }, () => randomBytes(16).toString('hex'));

const total = async (nodes: readonly SocketNode[]): Promise<number> =>
  (await Promise.all(nodes.map((node) => node.megabytes()))).reduce((sum, one) => sum + one, 0);

/** Opens the sockets and returns the nodes' memory per socket, in KB. */
async function openIdle(nodes: readonly SocketNode[], clients: SocketClients, toOpen: SocketToOpen[]): Promise<number> {
  // Absorbs the one-time memory of the first sockets: compiled code, caches.
  await clients.open(toOpen);
  await clients.close();
  await pause(settleMs);
  const before = await total(nodes);
  await clients.open(toOpen);
  await pause(idleMs);
  return (((await total(nodes)) - before) * 1024) / toOpen.length;
}

const deliveryFigures = (name: string, { sent, accepted, lost, doubled, disordered }: Delivery): Figures => ({
  [`${name}: sent → arrival, p50 ms`]: sent.p50,
  [`${name}: sent → arrival, p99 ms`]: sent.p99,
  [`${name}: accepted → arrival, p50 ms`]: accepted.p50,
  [`${name}: accepted → arrival, p99 ms`]: accepted.p99,
  [`${name}: lost`]: lost,
  [`${name}: doubled`]: doubled,
  [`${name}: out of order`]: disordered,
});

async function measureBare({ redisUrl }: SocketsSite): Promise<Figures> {
  const nodes = await Promise.all([0, 1].map(() => startBareSocket(redisUrl, `bench-bare-${process.pid}`)));
  const clients = startSocketClients();
  try {
    const urlOf = (index: number) => nodes[index % nodes.length]?.url ?? '';
    const guests = guestIds.map((guest, index) => ({ url: urlOf(index), auth: { guest }, isStaff: false }));
    const staff = Array.from({ length: staffSockets }, (_, index) => ({
      url: urlOf(index),
      auth: { isStaff: true as const },
      isStaff: true,
    }));
    const kilobytes = await openIdle(nodes, clients, [...guests, ...staff]);
    await clients.emit(warmUp);
    await clients.takeArrivals();
    const times = await clients.emit({ rate, seconds });
    const sent = Object.entries(times).map(([clientId, sentAt]) => ({ clientId, sentAt, acceptedAt: sentAt }));
    const delivery = deliveryOf(sent, await clients.takeArrivals(), staffSockets);
    const cut = await clients.recover({ isCutHere: true });
    return {
      'bare: KB of an idle socket': kilobytes,
      ...deliveryFigures('bare', delivery),
      'bare: all back after a cut, s': Math.max(...cut.backMs) / 1_000,
    };
  } finally {
    await clients.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function measureSite({ url, nodes, keys }: SocketsSite): Promise<Figures> {
  const clients = startSocketClients();
  try {
    const cookies = await Promise.all(guestIds.map((id) => keys.guestCookie(id)));
    const guests = cookies.map((cookie) => ({
      url,
      auth: { sessionId: cookie.slice(cookie.indexOf('=') + 1) },
      isStaff: false,
    }));
    const staff = await Promise.all(
      Array.from({ length: staffSockets }, async () => ({
        url,
        auth: {
          token: await keys.mint({
            sub: randomBytes(12).toString('hex'),
            sid: randomBytes(8).toString('hex'),
            roles: ['ADMIN'],
          }),
        },
        isStaff: true,
      })),
    );
    const kilobytes = await openIdle(nodes, clients, [...guests, ...staff]);
    const writing = cookies.slice(0, writers);
    await sendMessages(url, writing, warmUp);
    await pause(deliveryMs);
    await clients.takeArrivals();
    const sent = await sendMessages(url, writing, { rate, seconds });
    await pause(deliveryMs);
    const delivery = deliveryOf(sent, await clients.takeArrivals(), staffSockets);
    const cut = await clients.recover({ isCutHere: true });
    const afterKill = clients.recover({ isCutHere: false });
    await nodes[0]?.kill();
    const killed = await afterKill;
    return {
      'site: KB of an idle socket': kilobytes,
      ...deliveryFigures('site', delivery),
      'site: all back after a cut, s': Math.max(...cut.backMs) / 1_000,
      'site: sockets of the killed node': killed.lost,
      'site: all back after a node was killed, s': Math.max(...killed.backMs) / 1_000,
      'site: never back': cut.missing + killed.missing,
    };
  } finally {
    await clients.stop();
  }
}

async function measure(): Promise<Figures> {
  const site = await startSocketsSite();
  try {
    const bare = await measureBare(site);
    return { ...bare, ...(await measureSite(site)) };
  } finally {
    await site.close();
  }
}

const measured: Figures[] = [];
for (let run = 0; run < runs; run += 1) {
  const figures = await measure();
  measured.push(figures);
  console.log(`run ${run + 1}`, figures);
}
console.log(
  `${sockets} sockets on two nodes, ${rate} messages a second for ${seconds} s; median of ${runs} runs, and each run`,
);
for (const name of Object.keys(measured[0] ?? {})) {
  const values = measured.map((figures) => figures[name] ?? NaN);
  console.log(
    `  ${name.padEnd(44)} ${median(values).toFixed(1).padStart(8)}   ${values.map((value) => value.toFixed(1)).join(' ')}`,
  );
}
