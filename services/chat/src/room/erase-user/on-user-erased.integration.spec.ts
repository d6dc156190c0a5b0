import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { userErased } from '@gvg/contracts/identity/events';
import type { Page } from '@gvg/contracts/definitions/paging';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { send, startChatHarness } from '../../testing/chat-harness.ts';
import type { ChatHarness } from '../../testing/chat-harness.ts';

let chat: ChatHarness;
let identity: EventPublisher;

beforeAll(async () => {
  chat = await startChatHarness('erase');
  identity = await openPublisher(chat, 'identity');
});
afterAll(async () => {
  await identity.close();
  await chat.close();
});

const picture = (sender: TestCustomer) => {
  const url = chat.upload.makePicture(sender);
  return { url, content: { images: [{ url, width: 4, height: 3 }] } };
};
const removed = () => chat.upload.requestsTo(removePicture).map(({ params }) => params.name);
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

async function erase(user: TestCustomer): Promise<void> {
  chat.identity.closed.add(user.id);
  await identity.publish({ contract: userErased, subjectId: user.id, revision: 2, data: { _id: user.id } });
}

it('erases only the conversation of a closed account, with all pictures', async () => {
  const [user, other, staff] = [await chat.user(), await chat.user(), await chat.staff()];
  const [own, ofStaff, ofOther] = [picture(user), picture(staff), picture(other)];
  await send(user, own.content);
  await send(staff, ofStaff.content, { receiver: user.id });
  const { room } = (await send(other, ofOther.content)).body;
  await erase(user);
  await eventually(() => expect(removed().sort()).toEqual([own.url, ofStaff.url].map(nameOf).sort()));
  await eventually(async () =>
    expect((await staff.get<Page<object>>(`/v1/rooms?customer=${user.id}`)).body.docs).toEqual([]),
  );
  expect(await chat.models.messages.countDocuments({ room: { $ne: room._id } })).toBe(0);
  expect(await chat.models.storedProfiles.exists({ _id: user.id, displayName: { $ne: null } })).toBeNull();
  expect((await other.get<Page<Message>>('/v1/messages')).body.totalDocs).toBe(1);
  expect((await send(staff, 'x', { receiver: user.id })).body.message).toBe('USER_NOT_FOUND');
});

it('keeps messages written as staff in the rooms of customers, without the name', async () => {
  const [staff, user] = [await chat.staff(), await chat.user()];
  await send(staff, 'Đơn đã gửi', { receiver: user.id });
  await erase(staff);
  await eventually(async () => {
    const [message] = (await user.get<Page<Message>>('/v1/messages')).body.docs;
    expect(message).toMatchObject({
      content: { text: 'Đơn đã gửi' },
      senderIsUser: { _id: staff.id, displayName: null, isStaff: true },
    });
  });
});
