import { test as npmTest } from './test.ts';

const { signal } = new AbortController();

test.each([
  [['--package', 'mf-cart', 'units'], 'npm test has no step units; there are: backing-services,'],
  [['--all', 'attacks'], 'npm test has no step attacks; there are: backing-services,'],
  [['--package', 'mf-carts'], 'There is no package mf-carts; there are: '],
  [['--since', 'main'], 'npm test: --since and --list belong to --affected'],
  [['--affected', '--since', 'nowhere'], 'There is no common commit with nowhere'],
  [['--afected'], "npm test: Unknown option '--afected'"],
])('npm test -- %j is rejected', async (args, message) => {
  await expect(npmTest(signal, args)).rejects.toThrow(message);
});

test('npm test of a package without tests of a step runs nothing of it', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(await npmTest(signal, ['--package', 'shared/i18n', 'integration'])).toBe(0);
  expect(log.mock.calls).toEqual([['There is nothing to run.']]);
});
