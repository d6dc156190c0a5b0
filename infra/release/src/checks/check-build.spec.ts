import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import type { Release } from '@gvg/contracts/composition/registry';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { problemsOfBuild } from './check-build.ts';

let client: string;
let release: Release;
const write = (file: string, text: string) => {
  writeFileSync(path.join(client, file), text);
  release.integrity[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
};

beforeEach(() => {
  client = temporaryFolder();
  release = {
    name: 'mf-cart',
    version: '0123456789ab',
    pageContract: pageContractVersion,
    entry: 'remoteEntry.js',
    preloads: { '*': ['application.js'], '/user/cart': ['route-cart.js'] },
    integrity: {},
    routes: [{ path: '/user/cart', layout: 'public' }],
    widgets: [],
    fragments: true,
  };
  for (const file of ['remoteEntry.js', 'application.js', 'route-cart.js']) write(file, file.repeat(100));
});
const problems = (firstLoadKiB = 40) => problemsOfBuild(release, client, firstLoadKiB);

describe('a build of a remote', () => {
  it('can be released without problems', () => expect(problems()).toEqual([]));

  it.each<[string, () => void, string]>([
    [
      'a script that was changed',
      () => writeFileSync(path.join(client, 'route-cart.js'), 'other'),
      'route-cart.js is not what its integrity says',
    ],
    [
      'a script that is missing',
      () => rmSync(path.join(client, 'application.js')),
      'application.js is missing from the build',
    ],
    [
      'a script without integrity',
      () => void delete release.integrity['remoteEntry.js'],
      'remoteEntry.js has no integrity',
    ],
    [
      'a route of another remote',
      () => void release.routes.push({ path: '/', layout: 'public' }),
      'The contracts do not give mf-cart these routes: / (public)',
    ],
    [
      'another page contract',
      () => void (release.pageContract += 1),
      `built for version ${pageContractVersion + 1} of the page contract`,
    ],
  ])('cannot be released with %s', (_, damage, problem) => {
    damage();
    expect(problems().join('\n')).toContain(problem);
  });

  it('cannot exceed its budget, measured compressed', () => {
    write('route-cart.js', 'x'.repeat(50 * 1024));
    expect(problems()).toEqual([
      expect.stringMatching(/first load of \/user\/cart is 5\d\.\d KiB, more than .* 40 KiB/),
    ]);
    writeFileSync(path.join(client, 'route-cart.js.br'), 'x'.repeat(1024));
    expect(problems()).toEqual([]);
  });
});
