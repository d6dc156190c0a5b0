import { guestMerged, sessionRevoked, userBlocked, userErased, userRoleChanged } from '@gvg/contracts/identity/events';
import { eventually } from '@gvg/testing/eventually';
import { newGuest, newId, newSession, startRealtimeHarness } from '../testing/realtime-harness.ts';
import type { RealtimeHarness } from '../testing/realtime-harness.ts';
import type { TestSocket } from '../testing/test-socket.ts';

let site: RealtimeHarness;
beforeAll(async () => {
  site = await startRealtimeHarness('session');
});
afterAll(() => site.close());

const ended = ({ socket }: TestSocket) => eventually(() => socket.disconnected, { description: 'the socket is ended' });
const codes = (socket: TestSocket) => socket.of('DISCONNECT');

it('ends only the sockets of a signed-out session, on both nodes', async () => {
  const [sub, sid] = [newId(), newSession()];
  const sockets = await Promise.all([site.user({ sub, sid }, 0), site.user({ sub, sid }, 1)]);
  const other = await site.user({ sub }, 1);
  await site.publish(sessionRevoked, sub, { user: sub, sids: [sid] });
  for (const socket of sockets) {
    await ended(socket);
    expect(codes(socket)).toEqual(['INVALID_PERMISSION']);
  }
  expect(other.socket.connected).toBe(true);
});

it.each([
  ['blocked', userBlocked, (_id: string) => ({ _id }), 'USER_WAS_BLOCKED'],
  ['closed', userErased, (_id: string) => ({ _id }), 'INVALID_PERMISSION'],
  ['given other roles', userRoleChanged, (_id: string) => ({ _id, roles: ['USER'], tokenVersion: 1 }), 'INVALID_TOKEN'],
] as const)('ends all sockets of an account that is %s', async (_, contract, data, code) => {
  const sub = newId();
  const sockets = await Promise.all([site.staff({ sub }, 0), site.user({ sub }, 1)]);
  await site.publish(contract as typeof userBlocked, sub, data(sub));
  for (const socket of sockets) {
    await ended(socket);
    expect(codes(socket)).toEqual([code]);
  }
});

it('ends the sockets of a merged guest, whose value opens no others', async () => {
  const [guest, user] = [newGuest(), newId()];
  const sockets = await Promise.all([site.guest(guest, 0), site.guest(guest, 1)]);
  await site.publish(guestMerged, user, { guest, user });
  for (const socket of sockets) await ended(socket);
  for (const node of [0, 1]) await expect(site.guest(guest, node)).rejects.toThrow('INVALID_TOKEN');
});

it('accepts the next token in place of an expiring one', async () => {
  const [sub, sid] = [newId(), newSession()];
  const socket = await site.user({ sub, sid, expiresIn: 2 });
  const reply = (await socket.ask('AUTH', { token: await site.keys.mint({ sub, sid }) })) as { expiresAt: number };
  expect(reply).toEqual({ ok: true, expiresAt: expect.any(Number) });
  expect(reply.expiresAt).toBeGreaterThan(Date.now() / 1_000 + 60);
});

it('accepts only the next token of the same session', async () => {
  const [sub, sid] = [newId(), newSession()];
  const socket = await site.user({ sub, sid });
  const refused = await Promise.all([
    site.keys.mint({ sub: newId(), sid }),
    site.keys.mint({ sub, sid: newSession() }),
    site.keys.mint({ sub, sid, roles: ['ADMIN'] }),
  ]);
  for (const token of refused)
    expect(await socket.ask('AUTH', { token })).toEqual({ ok: false, code: 'INVALID_PERMISSION' });
  expect(await socket.ask('AUTH', { token: await site.keys.mint({ sub, sid, expiresIn: -60 }) })).toEqual({
    ok: false,
    code: 'INVALID_TOKEN',
  });
  expect(await socket.ask('AUTH', {})).toEqual({ ok: false, code: 'INVALID_PAYLOAD' });
  const guest = await site.guest(newGuest());
  expect(await guest.ask('AUTH', { token: await site.keys.mint({ sub, sid }) })).toEqual({
    ok: false,
    code: 'INVALID_PERMISSION',
  });
});
