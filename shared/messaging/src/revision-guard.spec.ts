import { RevisionGuard } from './revision-guard.ts';

const event = (id: string, revision: number) => ({ subject: { type: 'sample', id }, revision });

test('accepts each subject’s events once and in ascending order', () => {
  const guard = new RevisionGuard();
  expect(
    [event('a', 1), event('a', 1), event('a', 3), event('a', 2), event('b', 1)].map((each) =>
      guard.acceptIfNewer(each),
    ),
  ).toEqual([true, false, true, false, true]);
});

test('treats a recorded revision like an accepted event', () => {
  const guard = new RevisionGuard();
  guard.record({ type: 'sample', id: 'a' }, 5);
  expect(guard.acceptIfNewer(event('a', 5))).toBe(false);
  expect(guard.acceptIfNewer(event('a', 6))).toBe(true);
  guard.reset();
  expect(guard.acceptIfNewer(event('a', 1))).toBe(true);
});
