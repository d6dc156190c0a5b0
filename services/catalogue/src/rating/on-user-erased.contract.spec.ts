import { userErased } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { onUserErased } from './on-user-erased.consumer.ts';

const user = '64b0c0ffee0123456789abcd';

test('erases the ratings of a customer whose account identity has closed', async () => {
  const forgotten: string[] = [];
  let consumer: Consumer<typeof userErased> | undefined;
  const find = (filter: { user: string }) => {
    forgotten.push(`ratings of ${filter.user}`);
    return { session: () => ({ lean: async () => [] }) };
  };
  const models = {
    ratings: { find },
    deliveredProducts: {
      deleteMany: async (filter: { user: string }) => forgotten.push(`deliveries to ${filter.user}`),
    },
  };
  await onUserErased({
    bus: { consume: async (registered: never) => void (consumer = registered) },
    models: models as never,
  });
  const data = { _id: matchers.string(user) };
  await messagePact({ consumer: 'catalogue', provider: 'identity' }).expects(
    userErased,
    { description: 'an account was closed', data },
    (event) => consumer!.handle({ ...event, type: userErased.type } as never, { session: {} } as never),
  );
  expect(forgotten).toEqual([`ratings of ${user}`, `deliveries to ${user}`]);
});
