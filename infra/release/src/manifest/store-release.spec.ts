import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateKeys, readPublicKeys, UntrustedDocument } from '../signing/signed-document.ts';
import { FolderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { fileKey, manifestKey } from './manifest.ts';
import { DamagedRelease, fetchRelease, readManifest, storeRelease } from './store-release.ts';

const { privateKey, publicKey } = generateKeys();
const keys = { privateKey, publicKeys: readPublicKeys(publicKey) };
const described = {
  part: 'mf-cart',
  type: 'remote' as const,
  builtAt: '2026-11-27T00:00:00.000Z',
  builtBy: 'somebody',
  commit: 'abc',
  dirty: false,
};

function build(text = 'one'): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'client/assets/a.js'), text);
  writeFileSync(path.join(folder, 'server.js'), 'server');
  return folder;
}

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = temporaryFolder();
  store = new FolderStore(folder);
});

describe('a stored release', () => {
  it('is fetched as built', async () => {
    const manifest = await storeRelease(store, build(), described, keys);
    const target = temporaryFolder();
    await fetchRelease(store, manifest, target);
    expect(readFileSync(path.join(target, 'client/assets/a.js'), 'utf8')).toBe('one');
    expect(readdirSync(target, { recursive: true }).toSorted()).toEqual([
      'client',
      'client/assets',
      'client/assets/a.js',
      'server.js',
    ]);
  });

  it('has the same version for a rebuild of the same files, and is not rewritten', async () => {
    const first = await storeRelease(store, build(), described, keys);
    const again = await storeRelease(store, build(), { ...described, builtBy: 'another' }, keys);
    expect(again).toEqual(first);
    expect((await storeRelease(store, build('two'), described, keys)).version).not.toBe(first.version);
  });

  it('does not exist before its manifest is written, and is completed by the next attempt', async () => {
    const failing: ReleaseStore = {
      read: (key) => store.read(key),
      create: (key, bytes) =>
        key.endsWith('manifest.json') ? Promise.reject(new Error('killed')) : store.create(key, bytes),
      replace: (key, bytes, etag) => store.replace(key, bytes, etag),
      list: (prefix) => store.list(prefix),
      remove: (key) => store.remove(key),
    };
    await expect(storeRelease(failing, build(), described, keys)).rejects.toThrow('killed');
    expect((await store.list('releases/')).length).toBeGreaterThan(0);
    const { version } = await storeRelease(store, build(), described, keys);
    expect(await readManifest(store, 'mf-cart', version, keys.publicKeys)).toMatchObject({ builtBy: 'somebody' });
  });

  it.each([
    ['changed', (file: string) => writeFileSync(file, 'onE'), 'is not what its manifest says'],
    ['cut off', (file: string) => writeFileSync(file, 'on'), 'is not what its manifest says'],
  ])('is refused with a file that was %s', async (_, damage, reason) => {
    const manifest = await storeRelease(store, build(), described, keys);
    damage(path.join(folder, fileKey('mf-cart', manifest.version, 'client/assets/a.js')));
    await expect(fetchRelease(store, manifest, temporaryFolder())).rejects.toThrow(reason);
  });

  it('is refused without one of its files', async () => {
    const manifest = await storeRelease(store, build(), described, keys);
    await store.remove(fileKey('mf-cart', manifest.version, 'server.js'));
    await expect(fetchRelease(store, manifest, temporaryFolder())).rejects.toThrow(DamagedRelease);
  });

  it('is not trusted if its manifest was changed by hand', async () => {
    const { version } = await storeRelease(store, build(), described, keys);
    const file = path.join(folder, manifestKey('mf-cart', version));
    writeFileSync(file, readFileSync(file, 'utf8').replace('somebody', 'nobody'));
    await expect(readManifest(store, 'mf-cart', version, keys.publicKeys)).rejects.toThrow(UntrustedDocument);
  });

  it('contains no links', async () => {
    const built = build();
    symlinkSync('/etc/passwd', path.join(built, 'passwd'));
    await expect(storeRelease(store, built, described, keys)).rejects.toThrow('neither a file nor a folder');
  });
});
