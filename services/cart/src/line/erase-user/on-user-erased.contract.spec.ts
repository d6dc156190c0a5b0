import { userErased } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { onUserErased } from './on-user-erased.consumer.ts';

const user = '64b0c0ffee0123456789abcd';

it('erases the cart of a customer whose account identity has closed', async () => {
  const removed: unknown[] = [];
  let consumer: Consumer<typeof userErased> | undefined;
  const found = (documents: unknown) => () => ({ session: () => ({ lean: async () => documents }) });
  const model = {
    find: found([]),
    findById: found(null),
    deleteMany: async (filter: unknown) => removed.push(filter),
    deleteOne: async (filter: unknown) => removed.push(filter),
  };
  await onUserErased({
    bus: { consume: async (registered: never) => void (consumer = registered) },
    removedLines: model,
    carts: model,
    quotes: model,
    orders: model,
    arrivals: { updateMany: async () => undefined },
  } as never);
  const data = { _id: matchers.string(user) };
  await messagePact({ consumer: 'cart', provider: 'identity' }).expects(
    userErased,
    { description: 'an account was closed', data },
    (event) => consumer!.handle({ ...event, type: userErased.type } as never, { session: {} } as never),
  );
  expect(removed).toEqual([{ 'customer.kind': 'user', 'customer.id': user }, { _id: `user:${user}` }, { user }]);
});
