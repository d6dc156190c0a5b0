import type { ClientSession } from 'mongoose';
import { ratingGiven } from '@gvg/contracts/catalogue/events';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { guestMerged, userErased, userRegistered, userRoleChanged } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import type { Notify } from '../notify.ts';
import { onRatingGiven } from '../rating/on-rating-given.consumer.ts';
import { sampleReader } from '../templates/buying/buying-contents.fixtures.ts';
import { onGuestMerged } from './on-guest-merged.consumer.ts';
import { onUserErased } from './on-user-erased.consumer.ts';
import { onUserRegistered } from './on-user-registered.consumer.ts';
import { onUserRoleChanged } from './on-user-role-changed.consumer.ts';

const { boolean, eachLike, integer, regex, string } = matchers;
const [guest, user] = ['0123456789abcdef0123456789abcdef', '64b0c0ffee0123456789abcd'];

/** Models without documents that record writes. */
function emptyModels() {
  const writes: unknown[][] = [];
  const nothing = { session: () => ({ lean: async () => null }) };
  const none = { session: () => ({ lean: async () => [] }) };
  const write =
    (name: string) =>
    async (...values: unknown[]) =>
      void writes.push([name, ...values.slice(0, 2)]);
  const model = (name: string) => ({
    find: () => none,
    findById: () => nothing,
    updateOne: write(name),
    updateMany: write(name),
    deleteOne: write(name),
    deleteMany: write(name),
  });
  const names = [
    'mails',
    'notifications',
    'readers',
    'marks',
    'conversations',
    'preferences',
    'subscriptions',
    'pushes',
  ] as const;
  return { models: Object.fromEntries(names.map((name) => [name, model(name)])), writes };
}

async function handled(
  provider: 'identity' | 'catalogue',
  register: (notify: Notify) => Promise<void>,
  contract: EventContract,
  description: string,
  data: object,
) {
  const { models, writes } = emptyModels();
  const stored: unknown[] = [];
  let consumer: Consumer<EventContract> | undefined;
  const notify = {
    ...models,
    people: { find: async () => sampleReader },
    storeNotification: async (notification: unknown) => void stored.push(notification),
    bus: { consume: async (registered: never) => void (consumer = registered) },
  };
  await register(notify as never);
  const revisions = { findOne: async () => null, insertOne: async () => {} };
  const scope = { session: {} as ClientSession, consumer: 'test', connection: { db: { collection: () => revisions } } };
  await messagePact({ consumer: 'notify', provider }).expects(contract, { description, data }, async (event) =>
    consumer?.handle({ ...event, type: contract.type } as never, scope as never),
  );
  return { writes, stored };
}

it('shows a new account to staff', async () => {
  const data = {
    _id: string(user),
    provider: regex('^(DEFAULT|GOOGLE)$', 'DEFAULT'),
    locale: regex('^(vi|en)$', 'vi'),
  };
  const { writes, stored } = await handled(
    'identity',
    onUserRegistered,
    userRegistered,
    'somebody has signed up',
    data,
  );
  expect(stored).toMatchObject([
    {
      typeNotify: 'USER_REGISTERED',
      target: { kind: 'staff' },
      about: `user:${user}`,
      text: { title: { vi: 'Nguyễn Thu Hà vừa mở tài khoản' } },
    },
  ]);
  expect(writes).toMatchObject([
    ['readers', { _id: `user:${user}` }, { $set: { registeredAt: expect.any(Date) as Date } }],
  ]);
});

it('stores since when a user is staff', async () => {
  const data = { _id: string(user), roles: eachLike('ADMIN'), tokenVersion: integer(2) };
  const { writes } = await handled(
    'identity',
    onUserRoleChanged,
    userRoleChanged,
    'the roles of a user have changed',
    data,
  );
  expect(writes).toMatchObject([
    ['readers', { _id: `user:${user}` }, { $set: { staffSince: expect.any(Date) as Date } }],
  ]);
});

it("gives a guest's notifications to the user whom identity has signed in", async () => {
  const data = { guest: regex(/^[0-9a-f]{32}$/.source, guest), user: string(user) };
  const { writes } = await handled('identity', onGuestMerged, guestMerged, 'a guest has signed in', data);
  expect(writes).toEqual([
    ['readers', { _id: `guest:${guest}` }, { $set: { mergedInto: `user:${user}` } }],
    ['notifications', { target: `guest:${guest}` }, { $set: { target: `user:${user}` } }],
  ]);
});

it('erases the user of a closed account', async () => {
  const { writes } = await handled('identity', onUserErased, userErased, 'an account was closed', {
    _id: string(user),
  });
  expect(writes).toContainEqual(['mails', { user }, { $set: { user: null } }]);
  expect(writes.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'notifications',
      'marks',
      'conversations',
      'preferences',
      'subscriptions',
      'pushes',
      'readers',
    ]),
  );
});

it('shows a rating to staff', async () => {
  const data = {
    _id: string('64b0c0ffee0123456789abce'),
    product: string('64b0c0ffee0123456789abcf'),
    user: string(user),
    stars: integer(5),
    isHidden: boolean(false),
  };
  const { stored } = await handled('catalogue', onRatingGiven, ratingGiven, 'a product was rated', data);
  expect(stored).toMatchObject([
    {
      cause: 'rating:64b0c0ffee0123456789abce',
      typeNotify: 'RATING_RECEIVED',
      link: '/admin/ratings?product=64b0c0ffee0123456789abcf',
    },
  ]);
});
