import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createFolderStorage } from './folder-storage.ts';
import { startS3Server } from './s3-server.fixtures.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

interface OpenedStorage {
  storage: Storage;
  /** A storage that is unreachable or unusable. */
  broken: Storage;
  close(): Promise<void>;
}

async function openFolder(): Promise<OpenedStorage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gvg-pictures-'));
  return {
    storage: createFolderStorage(path.join(folder, 'stored')),
    broken: createFolderStorage('/dev/null/pictures'),
    close: () => rm(folder, { recursive: true }),
  };
}

async function openS3(): Promise<OpenedStorage> {
  const { endpoint, bucket, credentials, close } = await startS3Server();
  const storage = createS3Storage({ bucket, region: 'us-east-1', endpoint, credentials });
  const broken = createS3Storage({ bucket: 'nobodys', region: 'us-east-1', endpoint, credentials });
  return {
    storage,
    broken,
    async close() {
      storage.close();
      broken.close();
      await close();
    },
  };
}

const backends: [string, () => Promise<OpenedStorage>][] = [
  ['folder', openFolder],
  ['S3', openS3],
];

describe.each(backends)('%s storage', (_, open) => {
  let opened: OpenedStorage;
  beforeAll(async () => {
    opened = await open();
    await opened.storage.check();
  });
  afterAll(() => opened.close());

  const readContent = async (key: string) => {
    const object = await opened.storage.read(key);
    return object && { size: object.size, content: (await buffer(object.body)).toString() };
  };

  it('returns stored bytes with their size', async () => {
    await opened.storage.put('pictures/ab/one.png', Buffer.from('first bytes'), 'image/png');
    expect(await readContent('pictures/ab/one.png')).toEqual({ size: 11, content: 'first bytes' });
    expect(await opened.storage.has('pictures/ab/one.png')).toBe(true);
  });

  it('stores several megabytes unchanged', async () => {
    const content = Buffer.alloc(6 * 1024 * 1024, 'goods viet goods ');
    await opened.storage.put('pictures/ab/large.png', content, 'image/png');
    const object = await opened.storage.read('pictures/ab/large.png');
    expect(object && (await buffer(object.body)).equals(content)).toBe(true);
  });

  it('returns undefined for an unknown key', async () => {
    expect(await readContent('pictures/ab/none.png')).toBeUndefined();
    expect(await opened.storage.has('pictures/ab/none.png')).toBe(false);
  });

  it('removes objects, including missing ones', async () => {
    await opened.storage.put('pictures/ef/gone.png', Buffer.from('short life'), 'image/png');
    await opened.storage.remove('pictures/ef/gone.png');
    await opened.storage.remove('pictures/ef/gone.png');
    expect(await opened.storage.has('pictures/ef/gone.png')).toBe(false);
  });

  it.each(['../outside.png', '/etc/passwd', 'pictures/../../outside.png', 'Pictures/a.png', 'pictures/a'])(
    'rejects the key %s',
    async (key) => {
      await expect(opened.storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow('not a storage key');
      await expect(opened.storage.read(key)).rejects.toThrow('not a storage key');
    },
  );

  it('fails the check when the storage is unusable', async () => {
    await expect(opened.broken.check()).rejects.toThrow();
  });
});

describe('folder storage', () => {
  it('leaves no temporary file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'gvg-pictures-'));
    const storage = createFolderStorage(folder);
    await storage.put('pictures/ab/one.png', Buffer.from('bytes'), 'image/png');
    expect(await readdir(path.join(folder, 'pictures', 'ab'))).toEqual(['one.png']);
    await rm(folder, { recursive: true });
  });

  // S3 itself guarantees this; the server in these tests does not.
  it('stores one complete object when a key is written concurrently', async () => {
    const { storage, close } = await openFolder();
    const texts = Array.from({ length: 8 }, (_unused, number) => String(number).repeat(200_000));
    await Promise.all(texts.map((text) => storage.put('pictures/cd/raced.png', Buffer.from(text), 'image/png')));
    const object = await storage.read('pictures/cd/raced.png');
    expect(texts).toContain(object && (await buffer(object.body)).toString());
    await close();
  });
});
