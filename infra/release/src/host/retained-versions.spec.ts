import { emptyState } from '../state/part-state.ts';
import type { PartState } from '../state/part-state.ts';
import { retainedVersions } from './retained-versions.ts';

const now = new Date('2026-06-30T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
const version = (number: number) => String(number).padStart(12, '0');
const active = (number: number, days: number) => ({ version: version(number), since: daysAgo(days), by: 'test' });

/** Returns a state with releases of the versions 1, 2, …, that many days ago. */
const released = (...days: number[]): PartState => ({
  ...emptyState('mf-cart'),
  stable: active(days.length, days.at(-1) ?? 0),
  history: days.map((ago, index) => ({
    at: daysAgo(ago),
    by: 'test',
    action: 'release',
    version: version(index + 1),
    from: index === 0 ? null : version(index),
  })),
});
const retained = (state: PartState) => [...retainedVersions(state, now)].map(Number).toSorted((a, b) => a - b);

test('the last ten versions are retained, however old', () => {
  expect(retained(released(...Array.from({ length: 12 }, (_, index) => 112 - index)))).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

test('every version that was active in the last 30 days is retained', () => {
  const days = Array.from({ length: 13 }, (_, index) => (index === 0 ? 90 : 29 - index));
  expect(retained(released(...days))).toHaveLength(13);
});

test('canary and candidate are retained', () => {
  const state = released(50);
  const candidate = { ...active(8, 0), cookie: 'GVG_CANDIDATE=x' };
  expect(retained({ ...state, canary: active(7, 40), candidate })).toEqual([1, 7, 8]);
});
