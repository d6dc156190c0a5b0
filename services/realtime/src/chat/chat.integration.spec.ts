import { messageSent, roomMerged, roomRead } from '@gvg/contracts/chat/events';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { recentMessages } from '@gvg/contracts/chat/recent-messages';
import { createPictureSigner } from '@gvg/service-kit/security/signed-picture';
import { eventually } from '@gvg/testing/eventually';
import { sendMessage } from '../testing/messages.fixtures.ts';
import type { FoundMessage } from './fetch-messages.ts';
import type { RealtimeHarness } from '../testing/realtime-harness.ts';
import { newGuest, newId, startRealtimeHarness } from '../testing/realtime-harness.ts';
import type { TestSocket } from '../testing/test-socket.ts';

let site: RealtimeHarness;
beforeAll(async () => {
  site = await startRealtimeHarness('chat');
});
afterAll(() => site.close());

/** A message of a guest, as in chat's response. */
async function askedMessage(id: string): Promise<Message> {
  const _id = await sendMessage(site, { room: newId(), customer: { kind: 'guest', id }, text: 'asked for' });
  return (site.chat.docs.get(_id) as FoundMessage).message;
}

const texts = (socket: TestSocket) => (socket.of('CHAT') as Message[]).map(({ content }) => content.text);

it('sends a message only to its customer and to staff, on both nodes', async () => {
  const [id, other, customer] = [newGuest(), newGuest(), newId()];
  const sockets = await Promise.all([
    site.guest(id, 0),
    site.guest(id, 1),
    site.staff({ sub: newId() }, 0),
    site.staff({ sub: newId() }, 1),
  ]);
  const strangers = await Promise.all([site.guest(other, 0), site.guest(other, 1), site.user({ sub: customer }, 1)]);
  const message = await sendMessage(site, { room: newId(), customer: { kind: 'guest', id }, text: 'Tôi muốn báo giá' });
  for (const socket of sockets)
    expect(await socket.next('CHAT')).toMatchObject({
      _id: message,
      seq: 1,
      senderIsGuest: id,
      content: { text: 'Tôi muốn báo giá' },
    });

  // Another room's message arrives later than this one would have.
  await sendMessage(site, { room: newId(), customer: { kind: 'guest', id: other }, text: 'của tôi' });
  for (const socket of strangers.slice(0, 2)) await socket.next('CHAT');
  for (const socket of strangers.slice(0, 2)) expect(texts(socket)).toEqual(['của tôi']);
  expect(texts(strangers[2] as TestSocket)).toEqual([]);
});

it('sends the messages of a room in order across both nodes', async () => {
  const [id, room] = [newGuest(), newId()];
  const sockets = await Promise.all([site.guest(id, 0), site.guest(id, 1)]);
  const expected = Array.from({ length: 30 }, (_, index) => `${index + 1}`);
  for (const [index, text] of expected.entries())
    await sendMessage(site, { room, customer: { kind: 'guest', id }, seq: index + 1, text });
  for (const socket of sockets) await eventually(() => expect(texts(socket)).toEqual(expected));
});

it('signs pictures for each reader', async () => {
  const [id, admin] = [newGuest(), newId()];
  const [guest, staff] = await Promise.all([site.guest(id, 0), site.staff({ sub: admin }, 1)]);
  await eventually(async () => ((await staff.ask('PRESENCE', {})) as { staff: boolean }).staff);
  const url = '/v1/file-manager/files/p-picture.jpg';
  await sendMessage(site, {
    room: newId(),
    customer: { kind: 'guest', id },
    images: [{ url, signedUrl: url, width: 400, height: 300 }],
  });
  const signer = createPictureSigner(site.environment['INTERNAL_SECRET'] as string);
  for (const [socket, reader] of [
    [guest, id],
    [staff, admin],
  ] as const) {
    const [image] = ((await socket.next('CHAT')) as Message).content.images;
    const query = new URL(image?.signedUrl ?? '', 'https://shop.example').searchParams;
    expect(query.get('reader')).toBe(reader);
    expect(
      signer.isSigned('p-picture.jpg', {
        reader,
        expires: Number(query.get('expires')),
        signature: query.get('signature') ?? '',
      }),
    ).toBe(true);
  }
});

it('sends a just stored message without a request to chat, and requests what it cannot read', async () => {
  const id = newGuest();
  const guest = await site.guest(id);
  const message = { ...(await askedMessage(id)), content: { text: 'just stored', images: [] } };
  const found = { message: { ...message, _id: newId() }, customer: { kind: 'guest', id } as const };
  const publish = (_id: string, seq: number) =>
    site.publish(messageSent, message.room._id, {
      room: message.room._id,
      customer: found.customer,
      message: _id,
      seq,
      side: 'customer',
      sender: id,
    });
  await site.redis.set(recentMessages.key(found.message._id), JSON.stringify(found));
  await publish(found.message._id, 2);
  await eventually(() => expect(texts(guest)).toEqual(['asked for', 'just stored']));

  const other = { ...found, message: { ...found.message, _id: newId() } };
  await site.redis.set(
    recentMessages.key(other.message._id),
    JSON.stringify({ ...other, customer: 'of another release' }),
  );
  site.chat.docs.set(other.message._id, other);
  await publish(other.message._id, 3);
  await eventually(() => expect(texts(guest)).toEqual(['asked for', 'just stored', 'just stored']));
  expect(site.chat.calls.flat().filter((asked) => asked === found.message._id || asked === other.message._id)).toEqual([
    other.message._id,
  ]);
});

it('omits a missing message', async () => {
  const id = newGuest();
  const guest = await site.guest(id);
  const room = newId();
  site.chat.docs.delete(await sendMessage(site, { room, customer: { kind: 'guest', id }, text: 'gone' }));
  await sendMessage(site, { room, customer: { kind: 'guest', id }, seq: 2, text: 'there' });
  await eventually(() => expect(texts(guest)).toContain('there'));
});

it('sends read marks and the move of a conversation to both sides', async () => {
  const [user, room] = [newId(), newId()];
  const sockets = await Promise.all([site.user({ sub: user }, 0), site.staff({ sub: newId() }, 1)]);
  const customer = { kind: 'user', id: user } as const;
  await site.publish(roomRead, room, { room, customer, side: 'staff', reader: newId(), seq: 7 });
  await site.publish(roomMerged, room, { room, customer, guest: newGuest(), messages: 3 });
  for (const socket of sockets) {
    expect(await socket.next('READ')).toEqual({ room, side: 'staff', seq: 7 });
    expect(await socket.next('RESYNC')).toEqual({ reason: 'conversation' });
  }
});

it('delays a message while chat is unavailable', async () => {
  const id = newGuest();
  const guest = await site.guest(id);
  const before = site.chat.calls.length;
  site.chat.isAway = true;
  await sendMessage(site, { room: newId(), customer: { kind: 'guest', id }, text: 'later' });
  await eventually(() => site.chat.calls.length > before + 1);
  expect(texts(guest)).toEqual([]);
  site.chat.isAway = false;
  await eventually(() => expect(texts(guest)).toEqual(['later']));
});
