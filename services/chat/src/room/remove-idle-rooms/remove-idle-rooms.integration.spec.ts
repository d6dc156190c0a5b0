import { removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { messagePictures } from '../../message/message-pictures.ts';
import { send, startChatHarness } from '../../testing/chat-harness.ts';
import type { ChatHarness } from '../../testing/chat-harness.ts';
import { removeIdleRooms } from './remove-idle-rooms.ts';

const dayMs = 86_400_000;
let chat: ChatHarness;

beforeAll(async () => {
  chat = await startChatHarness('idle');
});
afterAll(() => chat.close());

const removeAfter = (days: number) =>
  removeIdleRooms({
    ...chat.models,
    pictures: messagePictures({ url: chat.upload.url, secret: 'secret of sixteen characters' }),
    withTransaction: createWithTransaction(chat.connection),
    now: () => new Date(Date.now() + days * dayMs),
  });

it('removes rooms with pictures of guests whose cookies have expired, and none of users', async () => {
  const [guest, user] = [await chat.guest(), await chat.user()];
  const url = chat.upload.makePicture(guest);
  await send(guest, { images: [{ url, width: 4, height: 3 }] });
  await send(user, 'Chào');
  await removeAfter(179);
  expect(await chat.models.messages.countDocuments()).toBe(2);
  await removeAfter(181);
  expect(await chat.models.rooms.distinct('customer.kind')).toEqual(['user']);
  expect(await chat.models.messages.countDocuments()).toBe(1);
  expect(chat.upload.requestsTo(removePicture).map(({ params }) => url.endsWith(params.name))).toEqual([true]);
  expect((await send(guest, 'Lại là mình')).body.seq).toBe(1);
});
