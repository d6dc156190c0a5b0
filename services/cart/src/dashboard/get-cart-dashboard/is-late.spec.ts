import { sampleOrder } from '../../order/order.fixtures.ts';
import { isLate } from './is-late.ts';

const since = new Date('2026-11-20T03:00:00Z');
const inStatus = (status: Parameters<typeof isLate>[0]['status']) =>
  sampleOrder({ status, timeline: [{ status, at: since, by: 'SYSTEM', note: '' }] });

it.each([
  ['AWAITING_DEPOSIT', '2026-11-22T02:59:00Z', false],
  ['AWAITING_DEPOSIT', '2026-11-22T03:01:00Z', true],
  ['AT_WAREHOUSE', '2026-11-22T02:59:00Z', false],
  ['AT_WAREHOUSE', '2026-11-22T03:01:00Z', true],
  ['SHIPPED', '2026-11-27T02:59:00Z', false],
  ['SHIPPED', '2026-11-27T03:01:00Z', true],
  ['DELIVERED', '2027-01-01T00:00:00Z', false],
] as const)('an order in %s at %s is late: %s', (status, now, late) => {
  expect(isLate(inStatus(status), new Date(now))).toBe(late);
});

it('an order with an open proposal is not late with its deposit', () => {
  const until = new Date('2026-11-24T03:00:00Z');
  const proposal = { _id: 'a'.repeat(24), at: since, until, amendment: { lines: [] } };
  expect(isLate({ ...inStatus('AWAITING_DEPOSIT'), proposal }, new Date('2026-11-23T00:00:00Z'))).toBe(false);
});
