import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { defineEvent } from '@gvg/contracts/definitions/event';
import type { Envelope } from '@gvg/contracts/definitions/event';
import { messagePact, verifyPublishedEvents } from './message-pact.ts';
import { matchers } from './http-pact.ts';

const costChanged = defineEvent({
  type: 'cost.changed',
  version: 1,
  subjectType: 'cost',
  producer: 'catalogue',
  data: z.object({ grams: z.int(), note: z.string().optional() }),
});

const published: Envelope = {
  id: '5a1c8e0a-3a64-4a53-9d0e-6f1d1f3b8a22',
  type: 'cost.changed',
  version: 1,
  occurredAt: '2027-01-01T00:00:00.000Z',
  subject: { type: 'cost', id: 'x' },
  revision: 9,
  correlationId: 'c',
  causationId: 'd',
  actor: { kind: 'user', id: 'u' },
  data: { grams: 70, note: 'new' },
};

let folder: string;
const handled: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'message-pacts-'));
  const pact = messagePact({ consumer: 'probe', provider: 'catalogue', folder });
  await pact.expects(
    costChanged,
    { description: 'a freight rate changed', data: { grams: matchers.integer(5) } },
    async ({ data }) => handled.push(data.grams),
  );
});

afterAll(() => rm(folder, { recursive: true }));

const verify = (events: Record<string, () => Envelope>) =>
  verifyPublishedEvents({ provider: 'catalogue', events, folder });

test('passes an event of the contract to the consumer’s handler', () => {
  expect(handled).toEqual([5]);
});

test('accepts a provider that publishes the fields its consumer reads', async () => {
  await verify({ 'cost.changed': () => published });
});

test.each([
  ['a field of the wrong type', { data: { grams: '70' } }],
  ['a missing field', { data: { note: 'new' } }],
  ['another subject', { subject: { type: 'product', id: 'x' } }],
  ['another version', { version: 2 }],
])('rejects a provider event with %s', async (_, change) => {
  await expect(verify({ 'cost.changed': () => ({ ...published, ...change }) as Envelope })).rejects.toThrow();
});

test('rejects an event that the provider does not publish', async () => {
  await expect(verify({})).rejects.toThrow('cost.changed');
});

test('rejects an example that does not match the contract', async () => {
  const pact = messagePact({ consumer: 'careless', provider: 'catalogue', folder });
  await expect(
    pact.expects(costChanged, { description: 'wrong', data: { grams: 'five' } }, async () => {}),
  ).rejects.toThrow();
});

test('rejects a provider without any pact', async () => {
  await expect(verifyPublishedEvents({ provider: 'chat', events: {}, folder })).rejects.toThrow('No consumer');
});
