import { randomBytes, randomUUID } from 'node:crypto';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { refusedTokens } from '@gvg/testing/refused-tokens';
import { makeSigningKeys, mintFor } from '@gvg/testing/token-keys';
import type { MintOptions } from '@gvg/testing/token-keys';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import type { Site } from '../site.ts';
import { newGuestValue } from '../traffic/guest-value.ts';

const waitMs = 10_000;

interface Opened {
  socket: Socket;
  /** `open`, or the code of the refusal. */
  result: string;
}

function open(url: URL, auth: object, headers: Record<string, string> = {}): Promise<Opened> {
  const socket = io(url.href, {
    auth,
    extraHeaders: headers,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  return new Promise((resolve, reject) => {
    socket
      .once('connect', () => resolve({ socket, result: 'open' }))
      .once('connect_error', ({ message }) => {
        socket.disconnect();
        resolve({ socket, result: message });
      });
    setTimeout(() => reject(new Error(`a handshake is not decided within ${waitMs / 1000} s`)), waitMs).unref();
  });
}

async function send(
  { url }: Site,
  sessionId: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: { _id?: string; message?: string; room?: { _id: string } } }> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: { 'content-type': 'application/json', cookie: `${guestCookieName}=${sessionId}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as { _id?: string; message?: string; room?: { _id: string } },
  };
}

async function refuseHandshakes(site: Site, victim: string): Promise<number> {
  const [id = ''] = victim.split('.');
  const foreignKeys = await makeSigningKeys();
  const keys = {
    mint: (options: MintOptions = {}) => site.mint(options),
    mintForeign: (options: MintOptions = {}) => mintFor(foreignKeys, options),
  };
  const tokens = await Promise.all(
    refusedTokens.map(async ({ name, make }) => ({ name, auth: { token: await make(keys, { roles: ['ADMIN'] }) } })),
  );
  const values = [
    id,
    `${id}.${'0'.repeat(20)}`,
    victim.replace(/^./, (first) => (first === '0' ? '1' : '0')),
    victim.replace(/\d(?=~)/, (last) => (last === '0' ? '1' : '0')),
    `${victim}x`,
    '',
  ];
  const others = [
    ...values.map((sessionId) => ({ sessionId })),
    {},
    { guest: id },
    { room: 'staff' },
    { token: { $ne: '' } },
    { sessionId: ['x'] },
  ];
  for (const { name, auth } of tokens) expectEqual(name, (await open(site.url, auth)).result, 'INVALID_TOKEN');
  for (const auth of others) expectEqual(JSON.stringify(auth), (await open(site.url, auth)).result, 'INVALID_TOKEN');
  expectEqual(
    'a cookie alone',
    (await open(site.url, {}, { cookie: `${guestCookieName}=${victim}` })).result,
    'INVALID_TOKEN',
  );
  return tokens.length + others.length + 1;
}

/** Requests the victim's room in every way and expects nothing from it. Resolves with the number of ways. */
async function listenIn(site: Site, victim: string): Promise<number> {
  const [id = ''] = victim.split('.');
  const stranger = await newGuestValue(site);
  const { socket } = await open(site.url, { sessionId: stranger, rooms: ['staff', `guest:${id}`], isStaff: true });
  const received: unknown[] = [];
  socket.onAny((...event: unknown[]) => received.push(event));
  const customer = { kind: 'guest', id };
  const rooms = [`guest:${id}`, 'staff'];
  for (const room of rooms) for (const event of ['join', 'subscribe', 'room']) socket.emit(event, room);
  expectEqual('TYPING for another', await socket.timeout(waitMs).emitWithAck('TYPING', { customer, isTyping: true }), {
    ok: false,
    code: 'INVALID_ROLE',
  });
  expectEqual('PRESENCE of another', await socket.timeout(waitMs).emitWithAck('PRESENCE', { customers: [customer] }), {
    ok: false,
    code: 'INVALID_ROLE',
  });
  expectEqual(
    'AUTH as another',
    (
      (await socket.timeout(waitMs).emitWithAck('AUTH', {
        token: await site.mint({ roles: ['ADMIN'], sub: randomBytes(12).toString('hex') }),
      })) as { ok: boolean }
    ).ok,
    false,
  );

  const other = await open(site.url, { sessionId: victim });
  const arrived = new Promise<void>((resolve, reject) => {
    other.socket.once('CHAT', () => resolve());
    setTimeout(() => reject(new Error('the message has not come')), waitMs).unref();
  });
  arrived.catch(() => undefined);
  const sent = await send(site, victim, 'POST', '/v1/messages/send-message', {
    clientId: randomUUID(),
    content: { text: 'secret' },
  });
  expectEqual('the own message', sent.status, 201);
  await arrived;
  const room = sent.body.room?._id ?? '';
  for (const [method, path, body] of [
    ['GET', `/v1/rooms/${room}`],
    ['GET', `/v1/messages?room=${room}`],
    ['PUT', `/v1/rooms/${room}`, { isRead: true }],
  ] as const) {
    const { status, body: answer } = await send(site, stranger, method, path, body);
    expectEqual(`${method} ${path} of another`, [status, answer.message], [404, 'ROOM_NOT_FOUND']);
  }
  const { status, body: answer } = await send(site, stranger, 'POST', '/v1/messages/send-message', {
    receiver: id,
    content: { text: 'x' },
  });
  expectEqual('a message as staff', [status, answer.message], [403, 'INVALID_ROLE']);
  expectEqual(
    'what the stranger receives',
    JSON.stringify(received).includes('secret') || received.some((event) => (event as string[])[0] === 'CHAT'),
    false,
  );
  socket.disconnect();
  other.socket.disconnect();
  return 12;
}

export const socketForgeries: AttackCase = {
  name: 'forged rooms, foreign tokens and guessed ids of sockets',
  async run(site) {
    const victim = await newGuestValue(site);
    return `${(await refuseHandshakes(site, victim)) + (await listenIn(site, victim))} are refused`;
  },
};
