import {
  auditRecorded,
  emailRequested,
  guestMerged,
  sessionRevoked,
  userBlocked,
  userErased,
  userRegistered,
  userRoleChanged,
  userUnblocked,
  userUpdated,
} from '@gvg/contracts/identity/events';
import type { Envelope } from '@gvg/contracts/definitions/event';
import { connectBus } from '@gvg/messaging/bus';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { eventually } from '@gvg/testing/eventually';
import { verifyPublishedEvents } from '@gvg/testing/message-pact';
import { testGuestId } from '@gvg/testing/token-keys';
import type { IdentityHarness } from './testing/identity-harness.ts';
import { bearer, latestCode, newPerson, signInCalls, startIdentityHarness } from './testing/identity-harness.ts';
import { signedInPerson } from './testing/people.ts';

const events = [
  userRegistered,
  userUpdated,
  userRoleChanged,
  userBlocked,
  userUnblocked,
  userErased,
  sessionRevoked,
  guestMerged,
  emailRequested,
  auditRecorded,
];
const published = new Map<string, Envelope>();
let identity: IdentityHarness;
let eventId: string | undefined;

beforeAll(async () => {
  identity = await startIdentityHarness('events');
  const { AMQP_URL = '', EVENT_NAMESPACE = '' } = identity.environment;
  const subscriber = await connectBus({
    url: AMQP_URL,
    namespace: EVENT_NAMESPACE,
    service: 'subscriber',
    logger: createLogger({ name: 'subscriber', level: 'error' }),
  });
  await subscriber.subscribe({
    name: 'all',
    events,
    rebuild: async () => {},
    handle: (event) => void published.set(event.type, event),
  });

  const calls = signInCalls(identity);
  const { body } = await calls.signUp(newPerson(), { cookie: await identity.keys.guestCookie() });
  eventId = body.mergedGuest?.eventId;
  await identity.client.put('/v1/users/verify', {
    body: { authCode: await latestCode(identity, body.user._id, 'WELCOME') },
    headers: bearer(body),
  });
  await calls.signOut(body.refreshToken);
  await publishByStaff();
  await (await signedInPerson(identity)).delete('/v1/users/me');
  await eventually(async () => expect([...published.keys()].sort()).toEqual(events.map(({ type }) => type).sort()));
  await subscriber.close();
});

afterAll(() => identity.close());

async function publishByStaff(): Promise<void> {
  const [admin, person] = [await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] }), await signedInPerson(identity)];
  await admin.put(`/v1/users/set-role/${person.id}`, { roles: ['USER', 'ADMIN'] });
  for (const isBlocked of [true, false]) await admin.put(`/v1/users/set-block/${person.id}`, { isBlocked });
}

test('publishes events with the fields that consumers read', async () => {
  await verifyPublishedEvents({
    provider: 'identity',
    events: Object.fromEntries([...published].map(([type, event]) => [type, () => event])),
  });
});

test('names the event of the merged guest to the client', () => {
  expect(published.get(guestMerged.type)).toMatchObject({ id: eventId, data: { guest: testGuestId } });
});
