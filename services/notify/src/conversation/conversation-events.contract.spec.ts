import { messageSent, roomMerged, roomRead } from '@gvg/contracts/chat/events';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import type { Notify } from '../notify.ts';
import { sampleMessage } from '../testing/messages.fixtures.ts';
import { onMessageSent } from './on-message-sent.consumer.ts';
import { onRoomMerged } from './on-room-merged.consumer.ts';
import { onRoomRead } from './on-room-read.consumer.ts';

const { integer, regex, string } = matchers;
const [message, room, user, guest] = [
  '64b0c0ffee0123456789ab51',
  '64b0c0ffee0123456789ab52',
  '64b0c0ffee0123456789ab53',
  '0123456789abcdef0123456789abcdef',
];
const common = { room: string(room), customer: { kind: regex('^(user|guest)$', 'user'), id: string(user) } };
const side = regex('^(customer|staff)$', 'customer');

/** Returns what a consumer writes, or stores as a notification. */
async function handled(
  register: (notify: Notify) => Promise<void>,
  contract: EventContract,
  description: string,
  data: object,
): Promise<unknown[][]> {
  const writes: unknown[][] = [];
  const conversation = { orFail: () => ({ lean: async () => ({ customer: 0, staff: 0 }) }) };
  const write =
    (name: string) =>
    (...values: unknown[]) => {
      writes.push([name, ...values.slice(0, 2)]);
      return name === 'conversations' ? conversation : null;
    };
  const model = (name: string) => ({
    findOneAndUpdate: write(name),
    deleteOne: write(name),
    findOne: (query: object) => {
      write(name)(query);
      return { session: () => ({ lean: async () => null }) };
    },
  });
  let consumer: Consumer<EventContract> | undefined;
  const notify = {
    conversations: model('conversations'),
    notifications: model('notifications'),
    messages: { find: async () => sampleMessage({ _id: message, room, customer: { kind: 'user', id: user } }) },
    storeNotification: async (...values: unknown[]) => write('stored')(...values),
    bus: { consume: async (registered: never) => void (consumer = registered) },
  };
  await register(notify as never);
  await messagePact({ consumer: 'notify', provider: 'chat' }).expects(contract, { description, data }, async (event) =>
    consumer?.handle({ ...event, type: contract.type } as never, { session: {} } as never),
  );
  return writes;
}

it('shows a message to the other side', async () => {
  const data = { ...common, message: string(message), seq: integer(1), side, sender: string(user) };
  expect(await handled(onMessageSent, messageSent, 'a message was sent', data)).toContainEqual([
    'stored',
    expect.objectContaining({ typeNotify: 'NEW_MESSAGE', seq: 1, target: { kind: 'staff' } }),
    expect.anything(),
  ]);
});

it('stores how far a side has read', async () => {
  expect(
    await handled(onRoomRead, roomRead, 'a room was read', { ...common, side, reader: string(user), seq: integer(4) }),
  ).toContainEqual(['conversations', { _id: `user:${user}` }, { $max: { customer: 4 } }]);
});

it('follows the conversation of a guest who has signed in', async () => {
  const data = { ...common, guest: regex(/^[0-9a-f]{32}$/.source, guest), messages: integer(3) };
  expect(await handled(onRoomMerged, roomMerged, 'the room of a guest was merged', data)).toContainEqual([
    'notifications',
    { key: `conversation:guest:${guest}:guest:${guest}` },
  ]);
});
