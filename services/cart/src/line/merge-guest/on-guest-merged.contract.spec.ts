import { guestMerged } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { onGuestMerged } from './on-guest-merged.consumer.ts';

it('looks up the cart of the guest that identity names', async () => {
  const looked: unknown[] = [];
  let consumer: Consumer<typeof guestMerged> | undefined;
  // A guest merged before, so that nothing else is read.
  const carts = {
    findById: (id: unknown) => ({ session: () => ({ lean: async () => (looked.push(id), { merge: {} }) }) }),
  };
  await onGuestMerged({ bus: { consume: async (registered: never) => void (consumer = registered) }, carts } as never);
  const guest = '0123456789abcdef0123456789abcdef';
  const data = { guest: matchers.regex('^[0-9a-f]{32}$', guest), user: matchers.string('64b0c0ffee0123456789abcd') };
  await messagePact({ consumer: 'cart', provider: 'identity' }).expects(
    guestMerged,
    { description: 'a guest has signed in', data },
    (event) => consumer!.handle({ ...event, type: guestMerged.type } as never, { session: {}, context: {} } as never),
  );
  expect(looked).toEqual([`guest:${guest}`]);
});
