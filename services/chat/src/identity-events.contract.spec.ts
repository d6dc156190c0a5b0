import type { EventContract } from '@gvg/contracts/definitions/event';
import { guestMerged, userErased, userUpdated } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import type { Chat } from './chat.ts';
import { onUserUpdated } from './profile/on-user-updated.consumer.ts';
import { onUserErased } from './room/erase-user/on-user-erased.consumer.ts';
import { onGuestMerged } from './room/merge-guest/on-guest-merged.consumer.ts';

const { like, regex, string } = matchers;
const [user, guest] = ['64b0c0ffee0123456789abcd', '0123456789abcdef0123456789abcdef'];

/** Returns what a consumer looked for or changed first; there are no other documents. */
async function handled(
  register: (chat: Chat) => Promise<void>,
  contract: EventContract,
  description: string,
  data: object,
): Promise<unknown[]> {
  const seen: unknown[] = [];
  const look = (value: unknown) => void seen.push(value);
  const merged = { orFail: () => ({ lean: async () => ({ merge: {} }) }) };
  let consumer: Consumer<EventContract> | undefined;
  const chat = {
    rooms: {
      findOneAndUpdate: (filter: unknown) => (look(filter), merged),
      findOneAndDelete: (filter: unknown) => (look(filter), { lean: async () => null }),
    },
    profiles: { refresh: async (id: string) => look(id), forget: async (id: string) => look(id) },
    bus: { consume: async (registered: never) => void (consumer = registered) },
    now: () => new Date(),
  };
  const revisions = { findOne: async () => null, insertOne: async () => undefined };
  await register(chat as unknown as Chat);
  await messagePact({ consumer: 'chat', provider: 'identity' }).expects(
    contract,
    { description, data },
    async (event) =>
      consumer?.handle(
        { ...event, type: contract.type } as never,
        { session: {}, context: {}, connection: { db: { collection: () => revisions } } } as never,
      ),
  );
  return seen;
}

it('moves the room of a guest to a user', async () => {
  expect(
    await handled(onGuestMerged, guestMerged, 'the room of a guest moves to a user', {
      guest: regex(/^[0-9a-f]{32}$/.source, guest),
      user: string(user),
    }),
  ).toEqual([{ 'customer.kind': 'guest', 'customer.id': guest }]);
});

it('refreshes the name of a user', async () => {
  expect(
    await handled(onUserUpdated, userUpdated, 'the name of a user is shown anew', {
      _id: string(user),
      changed: like([]),
    }),
  ).toEqual([user]);
});

it('erases the messages of a closed account', async () => {
  expect(
    await handled(onUserErased, userErased, 'the messages of a closed account are forgotten', { _id: string(user) }),
  ).toEqual([user, { 'customer.kind': 'user', 'customer.id': user }]);
});
