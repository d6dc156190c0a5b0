import { messageSent, roomMerged, roomRead } from '@gvg/contracts/chat/events';
import { matchers } from '@gvg/testing/http-pact';
import { eventPact } from '../testing/event-pact.fixtures.ts';
import { onMessageSent } from './on-message-sent.consumer.ts';
import { onRoomMerged } from './on-room-merged.consumer.ts';
import { onRoomRead } from './on-room-read.consumer.ts';

const { integer, regex, string } = matchers;
const room = '64b0c0ffee0123456789abcd';
const message = '64b0c0ffee0123456789abce';
const customer = { kind: regex('^(user|guest)$', 'guest'), id: string('0123456789abcdef0123456789abcdef') };
const side = regex('^(customer|staff)$', 'customer');
const common = { room: string(room), customer };
const rooms = ['guest:0123456789abcdef0123456789abcdef', 'staff'];

it("looks up the message in chat's event, and sends it", async () => {
  const found = {
    message: { _id: message, content: { images: [] } },
    customer: { kind: 'guest', id: '0123456789abcdef0123456789abcdef' },
  };
  const fetchMessage = jest.fn().mockResolvedValue(found);
  const data = {
    ...common,
    message: string(message),
    seq: integer(1),
    side,
    sender: string('0123456789abcdef0123456789abcdef'),
  };
  const sent = await eventPact('chat').sentAfter(
    (realtime) => onMessageSent({ ...realtime, fetchMessage, signer: { sign: (url) => url } }),
    messageSent,
    'a message was sent',
    data,
  );
  expect(fetchMessage).toHaveBeenCalledWith(message);
  expect(sent).toEqual([[rooms, 'CHAT', found.message]]);
});

it('sends read marks', async () => {
  const sent = await eventPact('chat').sentAfter(onRoomRead, roomRead, 'a side has read a room', {
    ...common,
    side,
    reader: string('x'),
    seq: integer(7),
  });
  expect(sent).toEqual([[rooms, 'READ', { room, side: 'customer', seq: 7 }]]);
});

it('makes the pages of a merged conversation reload it', async () => {
  const data = { ...common, guest: string('0123456789abcdef0123456789abcdef'), messages: integer(3) };
  const sent = await eventPact('chat').sentAfter(
    onRoomMerged,
    roomMerged,
    'a guest’s messages have moved to a user',
    data,
  );
  expect(sent).toEqual([[rooms, 'RESYNC', { reason: 'conversation' }]]);
});
