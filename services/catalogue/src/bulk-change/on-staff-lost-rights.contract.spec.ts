import { userBlocked, userErased, userRoleChanged } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import { onStaffLostRights } from './on-staff-lost-rights.consumer.ts';

type Consumed = typeof userBlocked | typeof userErased | typeof userRoleChanged;

const { string, eachLike, integer } = matchers;
const user = '64b0c0ffee0123456789abcd';

/** Returns the consumer and the filters of the stopped changes. */
async function register(): Promise<{ consumer: Consumer<Consumed>; stopped: unknown[] }> {
  const stopped: unknown[] = [];
  const changes = { updateMany: async (filter: object) => void stopped.push(filter) };
  const { promise, resolve } = Promise.withResolvers<Consumer<Consumed>>();
  await onStaffLostRights({ consume: async (registered: never) => resolve(registered) }, [
    { changes: changes as never },
  ]);
  return { consumer: await promise, stopped };
}

test.each([
  ['the changes of many of a blocked user stop', userBlocked, { _id: string(user) }],
  [
    'the changes of many of a former staff member stop',
    userRoleChanged,
    { _id: string(user), roles: eachLike('USER'), tokenVersion: integer(1) },
  ],
  ['the changes of many of a closed account stop', userErased, { _id: string(user) }],
])('reads that %s', async (description, contract, data) => {
  const { stopped, consumer } = await register();
  await messagePact({ consumer: 'catalogue', provider: 'identity' }).expects(contract, { description, data }, (event) =>
    consumer.handle({ ...event, type: contract.type } as never, { session: {} } as never),
  );
  expect(stopped).toEqual([
    { 'by.id': user, state: { $in: ['WAITING', 'RUNNING'] } },
    { 'takenBackBy.id': user, state: 'TAKING_BACK' },
  ]);
});

test('stops nothing when a person gets another staff role', async () => {
  const { stopped, consumer } = await register();
  const event = { type: userRoleChanged.type, data: { _id: user, roles: ['USER', 'ADMIN'], tokenVersion: 2 } };
  await consumer.handle(event as never, { session: {} } as never);
  expect(stopped).toEqual([]);
});
