import { userUpdated } from '@gvg/contracts/identity/events';
import type { DeadLetter } from '@gvg/contracts/identity/http/dead-letters';
import type { Page } from '@gvg/contracts/definitions/paging';
import { connectBus } from '@gvg/messaging/bus';
import type { Bus } from '@gvg/messaging/bus';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { eventually } from '@gvg/testing/eventually';
import { startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { auditOf, signedInPerson } from '../testing/people.ts';
import type { SignedInPerson } from '../testing/people.ts';

/** A failing handler is tried five times within 7 s. */
jest.setTimeout(60_000);

let identity: IdentityHarness;
let boss: SignedInPerson;
let consumer: Bus;
let isBroken = true;
const handled: string[] = [];

beforeAll(async () => {
  identity = await startIdentityHarness('dead-letters');
  boss = await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
  const { AMQP_URL: url = '', EVENT_NAMESPACE: namespace = '' } = identity.environment;
  consumer = await connectBus({
    url,
    namespace,
    service: 'listener',
    logger: createLogger({ name: 'listener', level: 'silent' }),
  });
  await consumer.consume({
    name: 'on-user-updated',
    events: [userUpdated],
    isIdempotent: true,
    handle: async ({ data }) => {
      if (isBroken) throw new Error('the shelf is full\nand more');
      handled.push(data._id);
    },
  });
});
afterAll(async () => {
  await consumer.close();
  await identity.close();
});

const list = async () => (await boss.get<Page<DeadLetter>>('/v1/dead-letters')).body;

it('lists failed messages, audits looks at them, and redelivers them to their consumer', async () => {
  expect(await list()).toMatchObject({ docs: [], totalDocs: 0 });
  await boss.patch('/v1/users/update-user-info', { phone: '0912345678' });
  const [letter] = await eventually(
    async () => {
      const { docs } = await list();
      expect(docs).toMatchObject([
        {
          type: 'user.updated',
          subject: `user:${boss.id}`,
          reason: 'HANDLER_FAILED',
          detail: 'Error: the shelf is full',
        },
      ]);
      return docs;
    },
    { timeoutMs: 30_000 },
  );
  expect(letter).not.toHaveProperty('body');
  const id = letter?.id ?? '';

  const { body } = await boss.post<{ body: string; detail: string }>(`/v1/dead-letters/${id}/look`);
  expect(JSON.parse(body.body)).toMatchObject({ type: 'user.updated', data: { _id: boss.id } });
  expect(body.detail).toContain('and more');

  isBroken = false;
  expect(await boss.post(`/v1/dead-letters/${id}/replay`)).toMatchObject({ status: 200, body: { id } });
  await eventually(() => expect(handled).toEqual([boss.id]));
  expect(await list()).toMatchObject({ docs: [], totalDocs: 0 });
  expect(await boss.post(`/v1/dead-letters/${id}/replay`)).toMatchObject({
    status: 404,
    body: { message: 'NOT_FOUND' },
  });
  await eventually(async () =>
    expect(await auditOf(identity, id)).toMatchObject([
      { action: 'dead-letter.replay', actor: { id: boss.id }, before: { type: 'user.updated' } },
      { action: 'dead-letter.look', actor: { id: boss.id } },
    ]),
  );
});

it('answers concurrent list requests', async () => {
  const lists = await Promise.all([list(), list(), list()]);
  expect(lists.map(({ totalDocs }) => totalDocs)).toEqual([0, 0, 0]);
});
