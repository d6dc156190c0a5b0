import type { ClientSession } from 'mongoose';
import { userErased } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { onUserErased } from './on-user-erased.consumer.ts';

it('forgets the user of a closed account', async () => {
  const updateMany = jest.fn().mockResolvedValue({});
  let consumer: Consumer<typeof userErased> | undefined;
  await onUserErased({ mails: { updateMany } as never, bus: { consume: async (registered: never) => void (consumer = registered) } as never });
  const user = '64b0c0ffee0123456789abcd';
  await messagePact({ consumer: 'notify', provider: 'identity' }).expects(userErased, { description: 'an account was closed', data: { _id: matchers.string(user) } }, async (event) =>
    consumer?.handle({ ...event, type: userErased.type } as never, { session: {} as ClientSession } as never),
  );
  expect(updateMany.mock.calls).toMatchObject([[{ user }, { $set: { user: null } }, {}]]);
});
