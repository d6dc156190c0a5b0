import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { oddDays, specsWithClock, yearAhead } from './calendar.ts';

const now = new Date('2026-11-28T10:00:00Z');

test('returns the next day of each kind', () => {
  expect(yearAhead(now).moment).toBe('2027-11-28T10:00:00.000Z');
  expect(Object.fromEntries(oddDays(now).map(({ name, moment }) => [name, moment]))).toEqual({
    'leap-day': '2028-02-29T09:00:00+07:00',
    'new-years-eve': '2026-12-31T23:57:00+07:00',
    'us-summer': '2027-03-14T12:00:00.000Z',
    'us-winter': '2027-11-07T12:00:00.000Z',
    'eu-summer': '2027-03-28T12:00:00.000Z',
    'eu-winter': '2027-10-31T12:00:00.000Z',
    'au-winter': '2027-04-04T12:00:00.000Z',
    'au-summer': '2027-10-03T12:00:00.000Z',
  });
});

test('returns a clock change that is still to come in the current year', () => {
  const summer = oddDays(new Date('2026-08-01T00:00:00Z'));
  expect(summer.find(({ name }) => name === 'eu-winter')?.moment).toBe('2026-10-25T12:00:00.000Z');
  expect(summer.find(({ name }) => name === 'us-summer')?.moment).toBe('2027-03-14T12:00:00.000Z');
});

test('selects unit specs for odd days if they or their imports read the clock', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gvg-calendar-'));
  const files = {
    'own.spec.ts': 'new Date();',
    'far.spec.ts': '',
    'types.spec.ts': '',
    'none.spec.ts': 'new Date(5);',
    'far.integration.spec.ts': '',
    'near.ts': '',
    'clock.ts': 'Date.now();',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const imports = [
    { from: 'far.spec.ts', to: 'near.ts', isOfTypes: false },
    { from: 'far.integration.spec.ts', to: 'near.ts', isOfTypes: false },
    { from: 'near.ts', to: 'clock.ts', isOfTypes: false },
    { from: 'types.spec.ts', to: 'clock.ts', isOfTypes: true },
  ];
  const tests = Object.keys(files).filter((name) => name.includes('.spec.'));
  expect(specsWithClock(folder, { packages: [], imports, modules: new Set(), tests, pacts: new Map() })).toEqual([
    'own.spec.ts',
    'far.spec.ts',
  ]);
  rmSync(folder, { recursive: true });
});
