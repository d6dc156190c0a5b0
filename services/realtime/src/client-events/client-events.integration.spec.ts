import { socketLimits } from '@gvg/contracts/realtime/terms';
import { eventually } from '@gvg/testing/eventually';
import { newGuest, newId, startRealtimeHarness } from '../testing/realtime-harness.ts';
import type { RealtimeHarness } from '../testing/realtime-harness.ts';

let site: RealtimeHarness;
beforeAll(async () => {
  site = await startRealtimeHarness('client-events', { LIMITS_SCALE: '10' });
});
afterAll(() => site.close());

it('sends typing of a customer to staff, and of staff to the customer and other staff', async () => {
  const [id, admin] = [newGuest(), newId()];
  const [guest, writer, colleague, stranger] = await Promise.all([
    site.guest(id, 0),
    site.staff({ sub: admin }, 1),
    site.staff({ sub: newId() }, 0),
    site.guest(newGuest(), 1),
  ]);
  const customer = { kind: 'guest', id };
  expect(await guest.ask('TYPING', { isTyping: true })).toEqual({ ok: true });
  for (const socket of [writer, colleague])
    expect(await socket.next('TYPING')).toEqual({ customer, side: 'customer', isTyping: true });

  expect(await writer.ask('TYPING', { customer, isTyping: true })).toEqual({ ok: true });
  await eventually(() => expect(colleague.of('TYPING')).toHaveLength(2));
  expect(await guest.next('TYPING')).toEqual({ customer, side: 'staff', isTyping: true });
  expect([writer.of('TYPING'), stranger.of('TYPING')].map(({ length }) => length)).toEqual([1, 0]);
});

it('lets a customer type only in their own conversation', async () => {
  const [guest, staff] = await Promise.all([site.guest(newGuest()), site.staff({ sub: newId() })]);
  expect(await guest.ask('TYPING', { customer: { kind: 'guest', id: newGuest() }, isTyping: true })).toEqual({
    ok: false,
    code: 'INVALID_ROLE',
  });
  expect(await staff.ask('TYPING', { isTyping: true })).toEqual({ ok: false, code: 'INVALID_PAYLOAD' });
  expect(await guest.ask('TYPING', { isTyping: 'yes' })).toEqual({ ok: false, code: 'INVALID_PAYLOAD' });
  expect(await guest.ask('TYPING', { isTyping: true, name: 'Admin' })).toEqual({ ok: false, code: 'INVALID_PAYLOAD' });
});

it('ignores unknown events, especially those of nodes, and ends a socket that continues to send them', async () => {
  const [id, victim] = [newGuest(), newGuest()];
  const [socket, staff, target] = await Promise.all([
    site.guest(id, 0),
    site.staff({ sub: newId() }, 1),
    site.guest(victim, 0),
  ]);
  for (const event of [
    'CHAT',
    'NOTIFY',
    'READ',
    'RESYNC',
    'CART',
    'DISCONNECT',
    'disconnectSockets',
    '__proto__',
    'constructor',
    'toString',
  ])
    socket.socket.emit(event, { room: `guest:${victim}`, text: 'forged' });
  expect(await socket.ask('PRESENCE', {})).toMatchObject({ ok: true });
  socket.socket.emit('CHAT', {});
  await eventually(() => socket.socket.disconnected);
  expect(socket.of('DISCONNECT')).toEqual(['TOO_MANY_REQUESTS']);
  expect(target.received).toEqual([]);
  expect(staff.of('CHAT')).toEqual([]);
});

it('ends a socket that sends a packet over the limit, or too many packets', async () => {
  const [large, many, other] = await Promise.all([
    site.guest(newGuest()),
    site.guest(newGuest()),
    site.guest(newGuest()),
  ]);
  large.socket.emit('TYPING', { isTyping: true, text: 'x'.repeat(socketLimits.packetBytes) }, () => {});
  for (let count = 0; count < socketLimits.packetsPerSecond * 10 * 3; count += 1)
    many.socket.emit('TYPING', { isTyping: true }, () => {});
  await eventually(() => large.socket.disconnected && many.socket.disconnected);
  expect(await other.ask('TYPING', { isTyping: false })).toEqual({ ok: true });
});

it('reports presence on either node', async () => {
  const [id, sub] = [newGuest(), newId()];
  const staff = await site.staff({ sub: newId() }, 0);
  const [guest] = [await site.guest(id, 1)];
  const customer = { kind: 'guest', id };
  await eventually(() => expect(staff.of('PRESENCE')).toContainEqual({ customer, isOnline: true }));
  const online = await staff.ask('PRESENCE', { customers: [customer, { kind: 'user', id: sub }] });
  expect(online).toEqual({ ok: true, staff: true, online: [customer] });
  await eventually(async () => expect(await guest.ask('PRESENCE', {})).toEqual({ ok: true, staff: true, online: [] }));
  expect(await guest.ask('PRESENCE', { customers: [customer] })).toEqual({ ok: false, code: 'INVALID_ROLE' });

  guest.socket.disconnect();
  await eventually(() => expect(staff.of('PRESENCE')).toContainEqual({ customer, isOnline: false }));
  expect(await staff.ask('PRESENCE', { customers: [customer] })).toMatchObject({ online: [] });
});

it('does not report a person who moves between pages', async () => {
  const id = newGuest();
  const staff = await site.staff({ sub: newId() }, 0);
  const first = await site.guest(id, 0);
  const customer = { kind: 'guest', id };
  const changes = () =>
    (staff.of('PRESENCE') as { customer?: { id: string }; isOnline?: boolean }[]).filter(
      (change) => change.customer?.id === id,
    );
  await eventually(() => expect(changes()).toEqual([{ customer, isOnline: true }]));
  first.socket.disconnect();
  await site.guest(id, 1);
  const other = await site.guest(newGuest(), 1);
  other.socket.disconnect();
  await eventually(() => expect(staff.of('PRESENCE')).toContainEqual(expect.objectContaining({ isOnline: false })));
  expect(changes()).toEqual([{ customer, isOnline: true }]);
});
