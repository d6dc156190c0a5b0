import { messageSent, roomMerged, roomRead } from '@gvg/contracts/chat/events';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import type { Envelope } from '@gvg/contracts/definitions/event';
import { guestMerged, userErased } from '@gvg/contracts/identity/events';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { conversationModel } from './conversation.model.ts';
import { collectEvents } from '../testing/collect-events.ts';
import { sampleMessage } from '../testing/messages.fixtures.ts';
import type { SampleMessage } from '../testing/messages.fixtures.ts';
import { targetKey } from '../notification/target.ts';
import { newId, startNotifyHarness } from '../testing/notify-harness.ts';
import type { NotifyHarness } from '../testing/notify-harness.ts';
import { readerModel } from '../reader/reader.model.ts';
import { newGuest, newStaff, newUser } from '../testing/test-readers.ts';
import type { TestReader } from '../testing/test-readers.ts';

let notify: NotifyHarness;
let chat: EventPublisher;
let staff: TestReader;
let events: Envelope<Record<string, unknown>>[];

beforeAll(async () => {
  notify = await startNotifyHarness('conversations');
  chat = await openPublisher(notify, 'chat');
  events = await collectEvents(chat.bus);
  staff = await newStaff(notify);
});
afterAll(async () => {
  await chat.close();
  await notify.close();
});

const customerOf = ({ kind, id }: TestReader): ChatCustomer => ({ kind, id });
let revision = 0;

async function send(sample: Omit<SampleMessage, '_id'>) {
  const found = sampleMessage({ ...sample, _id: newId() });
  notify.chat.messages.set(found.message._id, found);
  return announce(found, sample.staff === undefined ? 'customer' : 'staff');
}

function announce({ message, customer }: ReturnType<typeof sampleMessage>, side: ChatSide) {
  const data = {
    room: message.room._id,
    customer,
    message: message._id,
    seq: message.seq,
    side,
    sender: message.senderIsUser?._id ?? customer.id,
  };
  return chat.publish({ contract: messageSent, subjectId: message.room._id, revision: (revision += 1), data });
}

const read = (room: string, customer: ChatCustomer, side: ChatSide, seq: number, reader = newId()) =>
  chat.publish({
    contract: roomRead,
    subjectId: room,
    revision: (revision += 1),
    data: { room, customer, side, reader, seq },
  });

const shown = ({ notify: { title, description, link } }: Notification) => [title.vi, description.vi, link];
const ofRoom = async (room: string) =>
  (await staff.list('typeNotify=NEW_MESSAGE&limit=100')).filter(({ notify: { link } }) => link.endsWith(room));

it('shows the newest message of a conversation to the other side in one notification', async () => {
  const [user, room] = [await newUser(notify), newId()];
  const customer = customerOf(user);
  await send({ room, customer, staff: 'Mai', text: 'Vừa cân xong, nhẹ hơn dự tính 380 g.' });
  await eventually(async () =>
    expect((await user.list()).map(shown)).toEqual([
      ['Mai nhắn cho bạn', '“Vừa cân xong, nhẹ hơn dự tính 380 g.”', '/?chat=open'],
    ]),
  );
  await send({ room, customer, staff: 'Mai', seq: 2, text: `Ảnh\n đây ${'ạ'.repeat(120)}` });
  await eventually(async () =>
    expect((await user.list()).map(({ notify: { description } }) => description.vi)).toEqual([
      `“Ảnh đây ${'ạ'.repeat(91)}…”`,
    ]),
  );
  expect(await user.counter()).toBe(1);
  await send({
    room,
    customer,
    seq: 3,
    text: '',
    content: { images: [{ url: '/v1/a.jpg', signedUrl: '/v1/a.jpg', width: 1, height: 1 }] },
  });
  await eventually(async () =>
    expect((await ofRoom(room)).map(shown)).toEqual([
      ['Thu Hà nhắn cho cửa hàng', 'Gửi 1 ảnh', `/admin/messages?room=${room}`],
    ]),
  );
  await eventually(() =>
    expect(
      events
        .filter(({ type, data }) => type === 'notify.created' && (data['target'] as { id?: string }).id === user.id)
        .map(({ revision: of }) => of),
    ).toEqual([1, 2]),
  );
});

it('shows the newest message whatever the order of arrival, and each once', async () => {
  const [user, room] = [await newUser(notify), newId()];
  const samples = [1, 2, 3].map((seq) =>
    sampleMessage({ _id: newId(), room, customer: customerOf(user), staff: 'Mai', seq, text: `Tin ${seq}` }),
  );
  for (const found of samples) notify.chat.messages.set(found.message._id, found);
  const last = await announce(samples[2]!, 'staff');
  await announce(samples[0]!, 'staff');
  await announce(samples[1]!, 'staff');
  await chat.republish(last);
  const end = await newUser(notify);
  await send({ room, customer: customerOf(end), staff: 'Mai' });
  await eventually(async () => expect(await end.counter()).toBe(1));
  expect((await user.list()).map(({ notify: { description } }) => description.vi)).toEqual(['“Tin 3”']);
});

it('marks a notification as read with its conversation, by the customer, or by one of staff for all', async () => {
  const [user, room, other] = [await newUser(notify), newId(), await newStaff(notify)];
  const customer = customerOf(user);
  await send({ room, customer, staff: 'Mai', seq: 1 });
  await send({ room, customer, seq: 2, text: 'Cảm ơn' });
  await eventually(async () => expect([await user.counter(), (await ofRoom(room)).length]).toEqual([1, 1]));
  const before = await other.counter();
  await read(room, customer, 'customer', 1);
  await eventually(async () => expect(await user.counter()).toBe(0));
  expect((await ofRoom(room))[0]?.notify.isRead).toBe(false);
  await read(room, customer, 'staff', 1);
  await read(room, customer, 'staff', 2, staff.id);
  await eventually(async () => expect((await ofRoom(room))[0]?.notify.isRead).toBe(true));
  expect(await other.counter()).toBe(before - 1);
  await eventually(() =>
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'notify.read',
        data: expect.objectContaining({ reader: { kind: 'user', id: staff.id } }) as object,
      }),
    ),
  );
  // A further message is unread again for all of them.
  await (await ofRoom(room)).map(({ _id }) => other.read(_id))[0];
  await send({ room, customer, seq: 3, text: 'Còn nữa' });
  await eventually(async () =>
    expect((await ofRoom(room))[0]?.notify).toMatchObject({ isRead: false, description: { vi: '“Còn nữa”' } }),
  );
  expect(await other.counter()).toBe(before);
});

it('does not show a message that was read before it arrived', async () => {
  const [user, room] = [await newUser(notify), newId()];
  const customer = customerOf(user);
  await read(room, customer, 'customer', 1);
  // Messages use another queue, so without waiting the message may arrive first.
  const conversations = conversationModel(await notify.database());
  await eventually(async () =>
    expect(await conversations.findById(targetKey(customer)).lean()).toMatchObject({ customer: 1 }),
  );
  await send({ room, customer, staff: 'Mai', seq: 1 });
  await send({ room, customer, seq: 2 });
  await eventually(async () => expect(await ofRoom(room)).toHaveLength(1));
  await eventually(async () => {
    await send({ room, customer, staff: 'Mai', seq: 3, text: 'Tin 3' });
    return (await user.list()).length > 0;
  });
  expect((await user.list()).map(({ notify: { description } }) => description.vi)).toEqual(['“Tin 3”']);
});

it('waits for chat, and shows nothing if the message no longer exists', async () => {
  const [user, room] = [await newUser(notify), newId()];
  const customer = customerOf(user);
  await announce(sampleMessage({ _id: newId(), room, customer, staff: 'Mai', seq: 1 }), 'staff');
  notify.chat.isUp = false;
  await send({ room, customer, staff: 'Mai', seq: 2, text: 'Có đây' });
  await eventually(() => notify.chat.refusals > 1);
  expect(await user.list()).toEqual([]);
  notify.chat.isUp = true;
  await eventually(async () =>
    expect((await user.list()).map(({ notify: { description } }) => description.vi)).toEqual(['“Có đây”']),
  );
});

describe('a guest who signs in', () => {
  it('finds their notifications as a user, including late ones', async () => {
    const [guest, user, room] = [await newGuest(notify), await newUser(notify), newId()];
    const customer = customerOf(guest);
    await send({ room, customer, staff: 'Mai', seq: 1, text: 'Chào bạn' });
    await send({ room, customer, seq: 2, text: 'Tôi hỏi giá' });
    await eventually(async () => expect([await guest.counter(), (await ofRoom(room)).length]).toEqual([1, 1]));
    expect((await ofRoom(room))[0]?.notify.title.vi).toBe('Khách nhắn cho cửa hàng');
    await chat.publish({
      contract: guestMerged,
      subjectId: user.id,
      revision: 3,
      data: { guest: guest.id, user: user.id },
    });
    await eventually(async () =>
      expect((await user.list()).map(({ notify: { description } }) => description.vi)).toEqual(['“Chào bạn”']),
    );
    expect([await guest.counter(), await user.counter()]).toEqual([0, 1]);
    await send({ room, customer, staff: 'Mai', seq: 3, text: 'Giá đây' });
    await eventually(async () =>
      expect((await user.list()).map(({ notify: { description } }) => description.vi)).toEqual(['“Giá đây”']),
    );
    expect(await guest.list()).toEqual([]);

    const joined = newId();
    await chat.publish({
      contract: roomMerged,
      subjectId: joined,
      revision: 1,
      data: { room: joined, customer: customerOf(user), guest: guest.id, messages: 3 },
    });
    await eventually(async () =>
      expect((await ofRoom(joined)).map(shown)).toEqual([
        ['Khách nhắn cho cửa hàng', '“Tôi hỏi giá”', `/admin/messages?room=${joined}`],
      ]),
    );
    expect(await ofRoom(room)).toEqual([]);
    await send({ room: joined, customer: customerOf(user), seq: 4, text: 'Là tôi đây' });
    await eventually(async () =>
      expect((await ofRoom(joined)).map(({ notify: { description } }) => description.vi)).toEqual(['“Là tôi đây”']),
    );
  });
});

describe('the unread message of a guest who signs in', () => {
  const merges = {
    account: (guest: TestReader, user: TestReader) =>
      chat.publish({
        contract: guestMerged,
        subjectId: user.id,
        revision: 3,
        data: { guest: guest.id, user: user.id },
      }),
    room: (guest: TestReader, user: TestReader, room: string) =>
      chat.publish({
        contract: roomMerged,
        subjectId: room,
        revision: (revision += 1),
        data: { room, customer: customerOf(user), guest: guest.id, messages: 1 },
      }),
  };

  const isMerged = {
    account: async (guest: TestReader) =>
      (await readerModel(await notify.database()).exists({ _id: targetKey(customerOf(guest)), mergedInto: /./ })) !==
      null,
    room: async (guest: TestReader) =>
      (await conversationModel(await notify.database()).exists({ _id: targetKey(customerOf(guest)) })) === null,
  };

  it.each([
    ['account', 'room', 'alone'],
    ['room', 'account', 'alone'],
    ['account', 'room', 'beside one of the user'],
    ['room', 'account', 'beside one of the user'],
  ] as const)('is counted once (%s, then %s; %s)', async (first, second, beside) => {
    const [guest, user, from, room] = [await newGuest(notify), await newUser(notify), newId(), newId()];
    if (beside !== 'alone') {
      await send({ room, customer: customerOf(user), staff: 'Mai', seq: 4, text: 'Hàng đã về' });
      await eventually(async () => expect(await user.counter()).toBe(1));
    }
    await send({ room: from, customer: customerOf(guest), staff: 'Mai', seq: 1, text: 'Chào bạn' });
    await eventually(async () => expect(await guest.counter()).toBe(1));
    for (const merge of [first, second]) {
      await merges[merge](guest, user, room);
      await eventually(() => isMerged[merge](guest));
    }
    await eventually(async () => expect([await guest.counter(), await user.counter()]).toEqual([0, 1]));
    expect((await user.list()).map(shown)).toEqual([
      ['Mai nhắn cho bạn', beside === 'alone' ? '“Chào bạn”' : '“Hàng đã về”', '/?chat=open'],
    ]);
    await send({ room, customer: customerOf(user), staff: 'Mai', seq: 6, text: 'Còn gì nữa không?' });
    await eventually(async () =>
      expect((await user.list()).map(({ notify: { description } }) => description.vi)).toEqual(['“Còn gì nữa không?”']),
    );
    await read(room, customerOf(user), 'customer', 6);
    await eventually(async () => expect(await user.counter()).toBe(0));
  });
});

it('disappears with the account of its sender', async () => {
  const [user, room] = [await newUser(notify), newId()];
  await send({ room, customer: customerOf(user), text: 'Địa chỉ của tôi là …' });
  await eventually(async () => expect(await ofRoom(room)).toHaveLength(1));
  await chat.publish({ contract: userErased, subjectId: user.id, revision: 9, data: { _id: user.id } });
  await eventually(async () => expect(await ofRoom(room)).toEqual([]));
});
