import { randomBytes } from 'node:crypto';
// oxlint-disable-next-line tests/no-waiting-for-time -- An outage lasts a while; messages are awaited, however long that takes.
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { eventually } from '@gvg/testing/eventually';
import type { ShownConversation } from './shown-conversation.fixtures.ts';
import { openPerson } from './talking-person.fixtures.ts';
import type { TalkingPerson } from './talking-person.fixtures.ts';
import { startTalkingSite } from './talking-site.fixtures.ts';
import type { TalkingSite } from './talking-site.fixtures.ts';

/** Total number of messages. */
const messages = Number(process.env['TALKING_MESSAGES'] ?? 1_200);
const [guests, staffMembers] = [90, 10];
const guestsOfOne = guests / staffMembers;
const perGuest = Math.ceil((messages * 0.6) / guests);
const perStaff = Math.ceil((messages * 0.4) / staffMembers);
const awayMs = 2_000;
const arrivalMs = 60_000;

/** Six processes start, three of them restart under load. */
jest.setTimeout(180_000 + messages * 60);

interface Guest {
  id: string;
  room: string;
  person: TalkingPerson;
}

let site: TalkingSite;
const people: TalkingPerson[] = [];
const accepted: Message[] = [];

beforeAll(async () => {
  site = await startTalkingSite();
});
afterAll(async () => {
  for (const person of people) person.end();
  await site.stop();
});

async function send(person: TalkingPerson, text: string, receiver?: string): Promise<Message> {
  const message = await person.send(text, receiver);
  accepted.push(message);
  return message;
}

async function newGuest(): Promise<Guest> {
  const id = randomBytes(16).toString('hex');
  const cookie = await site.keys.guestCookie(id);
  const sessionId = cookie.slice(cookie.indexOf('=') + 1);
  const headers = { cookie, 'content-type': 'application/json' };
  const person = openPerson({
    url: site.gatewayUrl,
    handshake: { sessionId },
    headers,
    isForThisPerson: ({ senderIsGuest, receiver }) => senderIsGuest === id || receiver === id,
  });
  people.push(person);
  return { id, person, room: (await send(person, 'Xin chào')).room._id };
}

async function newStaff(): Promise<TalkingPerson> {
  const token = await site.keys.mint({
    sub: randomBytes(12).toString('hex'),
    sid: `session-${randomBytes(8).toString('hex')}`,
    roles: ['ADMIN'],
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const person = openPerson({ url: site.gatewayUrl, handshake: { token }, headers, isForThisPerson: () => true });
  people.push(person);
  return person;
}

/** Waits until this share of all messages is stored, so that the disturbance happens in the middle on any machine. */
const afterShare = (share: number) =>
  eventually(() => accepted.length >= messages * share, { timeoutMs: 120_000 + messages * 30 });

async function interrupt(): Promise<void> {
  const away = async (leave: () => Promise<void>, comeBack: () => Promise<void>) => {
    await leave();
    await delay(awayMs);
    await comeBack();
  };
  const interruptions = [
    () =>
      away(
        () => site.nodes[0].kill(),
        () => site.nodes[0].restart(),
      ),
    () =>
      away(
        () => site.redis.disconnect(),
        () => site.redis.reconnect(),
      ),
    () =>
      away(
        () => site.broker.disconnect(),
        () => site.broker.reconnect(),
      ),
    () =>
      away(
        () => site.chats[0].kill(),
        () => site.chats[0].restart(),
      ),
    () =>
      away(
        () => site.notify.kill(),
        () => site.notify.restart(),
      ),
  ];
  for (const [index, run] of interruptions.entries()) {
    await afterShare((index + 1) / (interruptions.length + 2));
    await run();
  }
}

async function sendAll(guest: Guest): Promise<void> {
  for (let count = 1; count < perGuest; count += 1) await send(guest.person, `Câu hỏi ${count}`);
}

async function replyToAll(person: TalkingPerson, customers: readonly Guest[]): Promise<void> {
  for (let count = 0; count < perStaff; count += 1)
    await send(person, `Trả lời ${count}`, (customers[count % customers.length] as Guest).id);
}

async function expectStored(rooms: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const stored = await site.chatDatabase.collection('messages').find({}).sort({ room: 1, seq: 1 }).toArray();
  expect(stored).toHaveLength(accepted.length);
  expect(new Set(stored.map(({ _id }) => String(_id)))).toEqual(new Set(accepted.map(({ _id }) => _id)));
  expect(new Set(stored.map(({ clientId }) => String(clientId))).size).toBe(accepted.length);
  return new Map(
    rooms.map((room) => {
      const ofRoom = stored.filter((message) => String(message['room']) === room);
      expect(ofRoom.map(({ seq }) => Number(seq))).toEqual(ofRoom.map((_, index) => index + 1));
      return [room, ofRoom.map(({ _id }) => String(_id))];
    }),
  );
}

test('a hundred people get exactly their messages, once and in order, while each part of the site is killed', async () => {
  const customers: Guest[] = [];
  while (customers.length < guests) customers.push(...(await Promise.all(Array.from({ length: 10 }, newGuest))));
  const staff = await Promise.all(Array.from({ length: staffMembers }, newStaff));
  const views: { room: string; view: ShownConversation }[] = customers.map(({ room, person }) => ({
    room,
    view: person.open(room),
  }));
  const shareOf = (index: number) => customers.slice(index * guestsOfOne, (index + 1) * guestsOfOne);
  for (const [index, person] of staff.entries())
    for (const { room } of shareOf(index)) views.push({ room, view: person.open(room) });
  await eventually(() => people.every(({ socket }) => socket.connected));

  await Promise.all([
    ...customers.map(sendAll),
    ...staff.map((person, index) => replyToAll(person, shareOf(index))),
    interrupt(),
  ]);

  const stored = await expectStored(customers.map(({ room }) => room));
  await eventually(
    () => expect(views.filter(({ room, view }) => view.shown.length < (stored.get(room) ?? []).length).length).toBe(0),
    { timeoutMs: arrivalMs },
  );
  for (const { room, view } of views)
    expect({ shown: view.shown.map(({ _id }) => _id), conflicts: view.conflicts }).toEqual({
      shown: stored.get(room),
      conflicts: [],
    });
  expect(people.flatMap(({ foreign }) => foreign)).toEqual([]);
});
