import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { deployRemote, rollBackRemote } from './deploy-remote.ts';
import type { Deployment } from './deploy-remote.ts';
import { readRegistry } from './registry-entries.ts';

let folder: string;
let deployment: Deployment;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  deployment = {
    registryFile: path.join(folder, 'registry.json'),
    releasesFolder: path.join(folder, 'releases'),
    fragmentUrl: 'http://127.0.0.1:1',
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const homeRoute: unknown[] = [{ path: '/', layout: 'public' }];

function build(version: string, name = 'mf-storefront', routes = homeRoute, changes: object = {}): string {
  const target = path.join(folder, `build-${version}`);
  mkdirSync(target, { recursive: true });
  const release = {
    name,
    version,
    pageContract: pageContractVersion,
    entry: `remoteEntry.${version}.js`,
    preloads: { '*': [] },
    integrity: {},
    routes,
    widgets: [],
    fragments: true,
    ...changes,
  };
  writeFileSync(path.join(target, 'release.json'), JSON.stringify(release));
  writeFileSync(path.join(target, `remoteEntry.${version}.js`), '');
  return target;
}

it('activates a release and retains the files of the previous one for open pages', () => {
  deployRemote(build('one'), deployment);
  deployRemote(build('two'), deployment);
  const [remote, ...others] = readRegistry(deployment.registryFile);
  expect(others).toEqual([]);
  expect(remote).toMatchObject({
    version: 'two',
    entryUrl: '/remotes/mf-storefront/two/remoteEntry.two.js',
    fragmentUrl: 'http://127.0.0.1:1',
  });
  expect(existsSync(path.join(deployment.releasesFolder, 'one/remoteEntry.one.js'))).toBe(true);
});

it('rolls back by changing only the registry', () => {
  deployRemote(build('one'), deployment);
  deployRemote(build('two'), deployment);
  rollBackRemote('one', deployment);
  expect(readRegistry(deployment.registryFile)).toMatchObject([{ version: 'one' }]);
});

it('preserves other remotes in the registry', () => {
  deployRemote(build('one'), deployment);
  deployRemote(build('chat', 'mf-chat', [{ path: '/user/notification', layout: 'public' }]), {
    ...deployment,
    releasesFolder: path.join(folder, 'chat'),
  });
  expect(readRegistry(deployment.registryFile).map(({ name }) => name)).toEqual(['mf-chat', 'mf-storefront']);
});

it('registers every remote when several register at the same time', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'];
  const deployCli = path.join(__dirname, '../deploy-cli.ts');
  const codes = await Promise.all(
    names.map((name) => {
      const env = {
        ...process.env,
        REGISTRY_FILE: deployment.registryFile,
        RELEASES_FOLDER: path.join(folder, name),
        FRAGMENT_URL: 'http://127.0.0.1:1',
      };
      const child = spawn(process.execPath, [deployCli, 'put', build(name, name, [])], { env, stdio: 'ignore' });
      return new Promise((resolve) => child.once('exit', resolve));
    }),
  );
  expect(codes).toEqual(names.map(() => 0));
  expect(readRegistry(deployment.registryFile).map(({ name }) => name)).toEqual(names);
});

it('retains the last ten earlier versions', () => {
  for (let version = 0; version < 13; version += 1) deployRemote(build(String(version)), deployment);
  const retained = Array.from({ length: 13 }, (_, version) =>
    existsSync(path.join(deployment.releasesFolder, String(version))),
  );
  expect(retained.filter(Boolean)).toHaveLength(11);
});

it('registers the routes of a release with their layouts, including releases from before layouts were listed', () => {
  const { routes } = deployRemote(build('old', 'mf-storefront', ['/', '/search']), deployment);
  expect(routes).toEqual([
    { path: '/', layout: 'public' },
    { path: '/search', layout: 'public' },
  ]);
});

it.each([
  ['path', { path: '/order/check-out', layout: 'public' }],
  ['layout', { path: '/', layout: 'admin' }],
])('rejects a release whose route has a %s that the contracts do not assign to it', (_, route) => {
  expect(() => deployRemote(build('one', 'mf-storefront', [route]), deployment)).toThrow(
    `mf-storefront these routes: ${route.path} (${route.layout})`,
  );
  expect(readRegistry(deployment.registryFile)).toEqual([]);
});

it('keeps the release for shells with another version of the page contract', () => {
  const { registryFile } = deployment;
  const before = { ...deployRemote(build('one'), deployment), pageContract: pageContractVersion - 1 };
  writeFileSync(registryFile, JSON.stringify([before]));
  deployRemote(build('two'), deployment);
  deployRemote(build('three'), deployment);
  expect(readRegistry(registryFile).map(({ version }) => version)).toEqual(['one', 'three']);
});

it('rejects a release with another version of the page contract and leaves the registry unchanged', () => {
  deployRemote(build('one'), deployment);
  const later = build('later', 'mf-storefront', homeRoute, { pageContract: pageContractVersion + 1 });
  expect(() => deployRemote(later, deployment)).toThrow(
    `mf-storefront later was built for version ${pageContractVersion + 1} of the page contract, the shell has ${pageContractVersion}`,
  );
  const fromBeforeVersions = build('early', 'mf-storefront', homeRoute, { pageContract: undefined });
  cpSync(fromBeforeVersions, path.join(deployment.releasesFolder, 'early'), { recursive: true });
  expect(() => rollBackRemote('early', deployment)).toThrow('was built for version 1 of the page contract');
  expect(readRegistry(deployment.registryFile)).toMatchObject([{ version: 'one' }]);
});

it('rejects a missing version and a folder without a build', () => {
  expect(() => rollBackRemote('gone', deployment)).toThrow(/was this remote built/);
  expect(() => deployRemote(folder, deployment)).toThrow(/was this remote built/);
});
