/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import recorded from './page-contract.json';

const modules: Record<string, () => Promise<object>> = {
  '@gvg/ui': () => import('@gvg/ui'),
  '@gvg/router': () => import('@gvg/router'),
  '@gvg/i18n': () => import('@gvg/i18n'),
  '@gvg/query': () => import('@gvg/query'),
  '@gvg/browser-kit': () => import('@gvg/browser-kit'),
  '@gvg/browser-kit/forms': () => import('@gvg/browser-kit/forms'),
  '@gvg/browser-kit/lists': () => import('@gvg/browser-kit/lists'),
  '@gvg/customer-ui': () => import('@gvg/customer-ui'),
};

/**
 * Remotes of this version import these names, and are not rebuilt with the shell: removing a name requires a new version, with its names
 * recorded.
 */
test.each(Object.entries(recorded.names))('%s exports what remotes of this version import', async (name, exported) => {
  expect(recorded.version).toBe(pageContractVersion);
  const present = Object.keys((await modules[name]?.()) ?? {});
  expect(exported.filter((one) => !present.includes(one))).toEqual([]);
});

test('the names of all shared packages are recorded', () => {
  expect(Object.keys(recorded.names)).toEqual(Object.keys(modules));
});
