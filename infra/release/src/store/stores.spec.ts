import fc from 'fast-check';
import { startS3Server } from '../testing/s3-server.ts';
import type { S3Server } from '../testing/s3-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { FolderStore } from './folder-store.ts';
import { StoreConflict } from './release-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Store } from './s3-store.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
beforeEach(() => server.objects.clear());
afterAll(() => server.close());

const s3 = (bucket = server.bucket) =>
  new S3Store({
    bucket,
    region: 'us-east-1',
    prefix: 'shop/',
    endpoint: server.endpoint,
    credentials: server.credentials,
  });
const open: Record<string, () => ReleaseStore> = { folder: () => new FolderStore(temporaryFolder()), S3: () => s3() };

/** Adds a writer's name to a list, and retries when refused. */
async function append(store: ReleaseStore, key: string, name: string, before: () => Promise<void>): Promise<void> {
  for (;;) {
    await before();
    const current = await store.read(key);
    const names = current === undefined ? [] : (JSON.parse(current.bytes.toString()) as string[]);
    const next = Buffer.from(JSON.stringify([...names, name]));
    await before();
    try {
      await (current === undefined ? store.create(key, next) : store.replace(key, next, current.etag));
      return;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

describe.each(Object.keys(open))('a store in a %s', (kind) => {
  const opened = () => (open[kind] as () => ReleaseStore)();

  it('returns what was written, and nothing for a missing key', async () => {
    const store = opened();
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await store.create('releases/a/files/x.bin', bytes);
    expect((await store.read('releases/a/files/x.bin'))?.bytes.equals(bytes)).toBe(true);
    expect(await store.read('releases/a/files/y.bin')).toBeUndefined();
  });

  it('lists the keys with a prefix, even hundreds of them', async () => {
    const store = opened();
    const keys = Array.from({ length: 230 }, (_, number) => `releases/a/${String(number).padStart(3, '0')}`);
    for (const key of [...keys, 'releases/b/0', 'parts/a & b.json']) await store.create(key, Buffer.from('x'));
    expect(await store.list('releases/a/')).toEqual(keys);
    expect(await store.list('parts/')).toEqual(['parts/a & b.json']);
    expect(await store.list('hosts/')).toEqual([]);
  });

  it('refuses to create a key twice, and to replace a changed or missing one', async () => {
    const store = opened();
    await store.create('parts/a.json', Buffer.from('one'));
    const { etag } = (await store.read('parts/a.json'))!;
    await expect(store.create('parts/a.json', Buffer.from('other'))).rejects.toThrow(StoreConflict);
    await store.replace('parts/a.json', Buffer.from('two'), etag);
    await expect(store.replace('parts/a.json', Buffer.from('other'), etag)).rejects.toThrow(StoreConflict);
    await store.remove('parts/a.json');
    await store.remove('parts/a.json');
    await expect(store.replace('parts/a.json', Buffer.from('other'), etag)).rejects.toThrow(StoreConflict);
  });

  it.each(['../outside', '/etc/passwd', 'parts/../../x', 'parts/.hidden'])('refuses the key %s', async (key) => {
    await expect(async () => opened().create(key, Buffer.from('x'))).rejects.toThrow('not a key of the store');
    await expect(async () => opened().read(key)).rejects.toThrow('not a key of the store');
  });

  it('keeps each change of twenty writers', async () => {
    const store = opened();
    const names = Array.from({ length: 20 }, (_, number) => `writer ${number}`);
    await Promise.all(names.map((name) => append(store, 'parts/a.json', name, () => Promise.resolve())));
    const stored = JSON.parse((await store.read('parts/a.json'))!.bytes.toString()) as string[];
    expect(stored.toSorted()).toEqual(names.toSorted());
  });

  it('keeps each change whatever the order of reads and writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 5 }), async (scheduler, writers) => {
        server.objects.clear();
        const store = opened();
        const names = Array.from({ length: writers }, (_, number) => String(number));
        const all = names.map((name) =>
          append(store, 'parts/a.json', name, () => scheduler.schedule(Promise.resolve(), name)),
        );
        await scheduler.waitFor(Promise.all(all));
        const stored = JSON.parse((await store.read('parts/a.json'))!.bytes.toString()) as string[];
        expect(stored.toSorted()).toEqual(names);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a store in S3', () => {
  it('reports a missing bucket instead of a conflict', async () => {
    const store = s3('nobodys');
    await expect(store.create('parts/a.json', Buffer.from('x'))).rejects.toThrow('NoSuchBucket');
    await expect(store.read('parts/a.json')).rejects.toThrow('NoSuchBucket');
  });

  it('only uses keys with its prefix', async () => {
    await s3().create('parts/a.json', Buffer.from('x'));
    expect([...server.objects.keys()]).toEqual(['shop/parts/a.json']);
  });
});
