import { userErased } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { onUserErased } from './on-user-erased.consumer.ts';

const user = '64b0c0ffee0123456789abcd';

test('removes the pictures of a customer whose account identity has closed', async () => {
  const removed: string[] = [];
  const name = `${'a'.repeat(32)}.jpg`;
  let consumer: Consumer<typeof userErased> | undefined;
  await onUserErased({
    bus: { consume: async (registered: never) => void (consumer = registered) },
    storage: { remove: async (key) => void removed.push(key) },
    pictures: {
      listOwn: async (of) => (of === user ? [{ _id: name } as never] : []),
      remove: async (record) => void removed.push(record),
    },
  });
  const data = { _id: matchers.string(user) };
  await messagePact({ consumer: 'upload', provider: 'identity' }).expects(
    userErased,
    { description: 'an account was closed', data },
    (event) => consumer!.handle({ ...event, type: userErased.type } as never, { session: {} } as never),
  );
  // The record first, so that the bytes of a concurrent upload remain.
  expect(removed).toEqual([name, `pictures/aa/${name}`]);
});
