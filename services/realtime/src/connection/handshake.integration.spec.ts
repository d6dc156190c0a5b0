import { newGuest, newId, newSession, publicOrigin, startRealtimeHarness } from '../testing/realtime-harness.ts';
import type { RealtimeHarness } from '../testing/realtime-harness.ts';
import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';
import { socketLimits } from '@gvg/contracts/realtime/terms';
import { eventually } from '@gvg/testing/eventually';
import { refusedTokens } from '@gvg/testing/refused-tokens';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { sendMessage } from '../testing/messages.fixtures.ts';

let site: RealtimeHarness;
let foreign: TestKeys;
beforeAll(async () => {
  site = await startRealtimeHarness('handshake');
  foreign = await startTestKeys();
});
afterAll(async () => {
  await foreign.close();
  await site.close();
});

it.each(refusedTokens.map((refused) => [refused.name, refused] as const))(
  'rejects a token that is %s',
  async (_, refused) => {
    const token = await refused.make({ mint: site.keys.mint, mintForeign: foreign.mint });
    await expect(site.open({ token })).rejects.toThrow('INVALID_TOKEN');
  },
);

it('rejects an invalid token even with a valid guest value', async () => {
  await expect(site.open({ token: 'nonsense', sessionId: await site.guestValue(newGuest()) })).rejects.toThrow(
    'INVALID_TOKEN',
  );
});

it('rejects guests with an unsigned, forged or expired value, and clients without any', async () => {
  const [id, other] = [newGuest(), newGuest()];
  const [value, otherValue] = await Promise.all([site.guestValue(id), site.guestValue(other)]);
  const forged = `${other}.${value.slice(value.indexOf('.') + 1)}`;
  const ofForeignKeys = (await foreign.guestCookie(id)).split('=')[1] as string;
  const expired = (await site.keys.guestCookie(id, (guestCookieDays + 1) * 86_400)).split('=')[1] as string;
  for (const sessionId of [id, `user:${id}`, forged, ofForeignKeys, expired, `${value}x`, otherValue.toUpperCase()])
    await expect(site.open({ sessionId })).rejects.toThrow('INVALID_TOKEN');
  for (const auth of [{}, { token: 1 }, { token: 'x'.repeat(5_000) }, { user: newId() }])
    await expect(site.open(auth)).rejects.toThrow('INVALID_TOKEN');
});

it('accepts headers from clients that can set them, and no cookie', async () => {
  const [token, sessionId, id] = [
    await site.keys.mint({ sub: newId() }),
    await site.guestValue(newGuest()),
    newGuest(),
  ];
  for (const extraHeaders of [{ authorization: `Bearer ${token}` }, { 'session-id': sessionId }]) {
    expect((await site.open({}, 0, { extraHeaders })).socket.connected).toBe(true);
  }
  await expect(site.open({}, 0, { extraHeaders: { cookie: await site.keys.guestCookie(id) } })).rejects.toThrow(
    'INVALID_TOKEN',
  );
});

it('accepts sockets only from pages of the site', async () => {
  const token = await site.keys.mint({ sub: newId() });
  const open = (origin: string, transports = ['websocket']) =>
    site.open({ token }, 0, { extraHeaders: { origin }, transports });
  for (const origin of ['https://evil.example', 'null', `${publicOrigin}.evil.example`, 'http://shop.example']) {
    await expect(open(origin)).rejects.toThrow('websocket error');
    await expect(open(origin, ['polling'])).rejects.toThrow('xhr poll error');
  }
  for (const origin of [publicOrigin, site.nodes[0] as string])
    expect((await open(origin)).socket.connected).toBe(true);
});

it('rejects an ended session', async () => {
  const sid = newSession();
  const user = newId();
  await site.revokedSessions.revoke(sid);
  await site.revokedSessions.raiseLowestVersion(user, 2);
  await expect(site.user({ sid })).rejects.toThrow('INVALID_PERMISSION');
  await expect(site.user({ sub: user, version: 1 })).rejects.toThrow('INVALID_TOKEN');
  expect((await site.user({ sub: user, version: 2 })).socket.connected).toBe(true);
});

it('rejects more sockets of one person than the limit across all nodes', async () => {
  const isolated = await startRealtimeHarness('limits', { LIMITS_SCALE: '0.1' });
  const sub = newId();
  const limit = Math.ceil(socketLimits.perPerson * 0.1);
  const first = await Promise.all(Array.from({ length: limit }, (_, index) => isolated.user({ sub }, index % 2)));
  await expect(isolated.user({ sub }, 1)).rejects.toThrow('TOO_MANY_REQUESTS');
  expect((await isolated.user({ sub: newId() }, 1)).socket.connected).toBe(true);
  first[0]?.socket.disconnect();
  await eventually(() => isolated.user({ sub }, 1));
  await isolated.close();
});

it('rejects more sockets of one address than the limit', async () => {
  const isolated = await startRealtimeHarness('addresses', { LIMITS_SCALE: '0.02', TRUST_PROXY_HOPS: '1' });
  const open = (address: string, node: number) =>
    isolated.user({ sub: newId() }, node, { extraHeaders: { 'x-forwarded-for': address } });
  const limit = Math.ceil(socketLimits.perAddress * 0.02);
  await Promise.all(Array.from({ length: limit }, (_, index) => open('10.0.0.1', index % 2)));
  await expect(open('10.0.0.1', 0)).rejects.toThrow('websocket error');
  expect((await open('10.0.0.2', 0)).socket.connected).toBe(true);
  await isolated.close();
});

it("gives no access to another person's room", async () => {
  const [id, victim] = [newGuest(), newGuest()];
  const value = await site.guestValue(id);
  const socket = await site.open(
    { sessionId: value, room: `guest:${victim}`, rooms: ['staff'], id: victim, roles: ['ADMIN'] },
    0,
    { query: { room: 'staff', user: victim } },
  );
  for (const event of ['join', 'JOIN', 'subscribe', 'room']) socket.socket.emit(event, `guest:${victim}`);
  await sendMessage(site, { room: newId(), customer: { kind: 'guest', id: victim } });
  await sendMessage(site, { room: newId(), customer: { kind: 'guest', id }, text: 'own' });
  await socket.next('CHAT');
  expect(socket.of('CHAT')).toHaveLength(1);
});
