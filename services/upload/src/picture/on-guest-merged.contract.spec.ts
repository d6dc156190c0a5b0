import { guestMerged } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { onGuestMerged } from './on-guest-merged.consumer.ts';

const [guest, user] = ['0123456789abcdef0123456789abcdef', '64b0c0ffee0123456789abcd'];

test('gives the pictures of a guest to the user whom identity has signed in', async () => {
  const moved: string[] = [];
  let consumer: Consumer<typeof guestMerged> | undefined;
  await onGuestMerged({
    bus: { consume: async (registered: never) => void (consumer = registered) },
    pictures: { moveToUser: async (...ids) => void moved.push(ids[0], ids[1]) },
  });
  const data = { guest: matchers.regex(/^[0-9a-f]{32}$/.source, guest), user: matchers.string(user) };
  await messagePact({ consumer: 'upload', provider: 'identity' }).expects(
    guestMerged,
    { description: 'a guest has signed in', data },
    (event) => consumer!.handle({ ...event, type: guestMerged.type } as never, { session: {} } as never),
  );
  expect(moved).toEqual([guest, user]);
});
