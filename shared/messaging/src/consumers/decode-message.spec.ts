import { sampleChanged } from '../bus.fixtures.ts';
import { decodeMessage } from './decode-message.ts';

const envelope = {
  id: '2f1c8e0a-3a64-4a53-9d0e-6f1d1f3b8a11',
  type: 'sample.changed',
  version: 1,
  occurredAt: '2026-11-21T09:00:00.000Z',
  subject: { type: 'sample', id: 'a' },
  revision: 1,
  correlationId: 'c',
  causationId: 'c',
  actor: { kind: 'system', id: 'test' },
  data: { amount: 5 },
};

const decode = (content: string) => decodeMessage([sampleChanged], Buffer.from(content));

test('decodes a message that matches the contract', () => {
  expect(decode(JSON.stringify(envelope))).toEqual({ event: envelope });
});

test('drops unknown fields of newer releases', () => {
  expect(decode(JSON.stringify({ ...envelope, trace: 'x', data: { amount: 5, colour: 'green' } }))).toEqual({
    event: envelope,
  });
});

test.each([
  ['NOT_JSON', 'sample'],
  ['INVALID_ENVELOPE', '{}'],
  ['INVALID_ENVELOPE', 'null'],
  ['INVALID_ENVELOPE', JSON.stringify({ ...envelope, id: 'not a uuid' })],
  ['UNKNOWN_TYPE', JSON.stringify({ ...envelope, type: 'sample.deleted' })],
  ['UNKNOWN_TYPE', JSON.stringify({ ...envelope, version: 2 })],
  ['INVALID_DATA', JSON.stringify({ ...envelope, data: { amount: 'five' } })],
])('rejects with %s: %s', (reason, content) => {
  expect(decode(content)).toMatchObject({ poison: reason });
});
