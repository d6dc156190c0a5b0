import {
  guestMerged,
  sessionRevoked,
  userBlocked,
  userErased,
  userRegistered,
  userRoleChanged,
  userUnblocked,
} from '@gvg/contracts/identity/events';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';

const { eachLike, integer, regex, string } = matchers;
const user = '64b0c0ffee0123456789abcd';

/** Expectations of the services that follow accounts; each moves to its consumer with it. */
const expectations: readonly (readonly [
  consumer: string,
  contract: EventContract,
  description: string,
  data: object,
])[] = [
  [
    'cart',
    guestMerged,
    'the cart of a guest moves to a user',
    { guest: regex(/^[0-9a-f]{32}$/.source, '0123456789abcdef0123456789abcdef'), user: string(user) },
  ],
  [
    'chat',
    sessionRevoked,
    'the sockets of ended sessions close',
    { user: string(user), sids: eachLike('the-session') },
  ],
  ['cart', userErased, 'the carts and addresses of a closed account are forgotten', { _id: string(user) }],
  ['chat', userBlocked, 'a blocked user is shown as such', { _id: string(user) }],
  ['chat', userUnblocked, 'a user is no longer shown as blocked', { _id: string(user) }],
  [
    'chat',
    userRoleChanged,
    'somebody becomes staff, or no longer is',
    { _id: string(user), roles: eachLike('USER'), tokenVersion: integer(1) },
  ],
  [
    'chat',
    userRegistered,
    'a user is shown for the first time',
    { _id: string(user), provider: regex('^(DEFAULT|GOOGLE)$', 'DEFAULT'), locale: regex('^(vi|en)$', 'vi') },
  ],
];

test.each(expectations)('%s reads %s', async (consumer, contract, description, data) => {
  const handled: string[] = [];
  await messagePact({ consumer, provider: 'identity' }).expects(
    contract,
    { description, data },
    async ({ type }) => void handled.push(type),
  );
  expect(handled).toEqual([contract.type]);
});
