import { RevisionGuard } from './revision-guard.ts';

const event = (id: string, revision: number) => ({ subject: { type: 'pear', id }, revision });

test('takes each subject’s events once, and only forward', () => {
  const guard = new RevisionGuard();
  expect([event('a', 1), event('a', 1), event('a', 3), event('a', 2), event('b', 1)].map((each) => guard.acceptIfNewer(each))).toEqual([true, false, true, false, true]);
});

test('what was read from the source is as good as its event', () => {
  const guard = new RevisionGuard();
  guard.record({ type: 'pear', id: 'a' }, 5);
  expect(guard.acceptIfNewer(event('a', 5))).toBe(false);
  expect(guard.acceptIfNewer(event('a', 6))).toBe(true);
  guard.reset();
  expect(guard.acceptIfNewer(event('a', 1))).toBe(true);
});
