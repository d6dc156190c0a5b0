import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { remote } from '../page/start-test-shell.fixtures.ts';
import { chooseReleases } from './choose-releases.ts';

const own = remote({ version: 'own' });
const early = remote({ version: 'early', pageContract: pageContractVersion - 1 });
const later = remote({ version: 'later', pageContract: pageContractVersion + 1 });
const canary = { cookie: 'CANARY=on' };
const versions = (registry: Parameters<typeof chooseReleases>[0], canaries?: string) =>
  chooseReleases(registry, canaries).map(({ version }) => version);

test.each([
  ['after it', [own, later]],
  ['before it', [early, own]],
])('a shell chooses the release of its own page contract over one that is listed %s', (_, registry) => {
  expect(versions(registry)).toEqual(['own']);
});

test('a shell keeps a remote without a release that it can run', () => {
  expect(versions([early])).toEqual(['early']);
});

test('a canary of another page contract changes nothing', () => {
  expect(versions([own, { ...later, canary }], 'mf-storefront@later')).toEqual(['own']);
  expect(versions([own, { ...own, version: 'next', canary }], 'mf-storefront@next')).toEqual(['next']);
});
