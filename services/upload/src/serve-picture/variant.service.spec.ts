import { Readable } from 'node:stream';
import sharp from 'sharp';
import { parsePictureName, pictureKey } from '../picture/picture-name.ts';
import type { PictureName } from '../picture/picture-name.ts';
import { WorkQueue } from '../processing/work-queue.ts';
import type { Storage } from '../storage/storage.ts';
import { chooseVariant } from './picture-variant.ts';
import { createVariantService } from './variant.service.ts';

const picture = parsePictureName(`${'a'.repeat(40)}.png`) as PictureName;
const variantOf = (width: 240 | 480) => chooseVariant(picture, { width, accept: 'image/webp' });

let objects: Map<string, Buffer>;
let put: jest.Mock;
let queue: WorkQueue;
let variants: ReturnType<typeof createVariantService>;

beforeEach(async () => {
  const original = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  objects = new Map([[pictureKey(picture), original]]);
  put = jest.fn((key: string, content: Buffer) => {
    objects.set(key, content);
    return Promise.resolve();
  });
  const storage: Pick<Storage, 'read' | 'has' | 'put'> = {
    read: (key) => {
      const content = objects.get(key);
      return Promise.resolve(content && { size: content.length, body: Readable.from([content]) });
    },
    has: (key) => Promise.resolve(objects.has(key)),
    put,
  };
  queue = new WorkQueue({ concurrency: 1, maxQueued: 10, maxQueuedPerPerson: 10 });
  variants = createVariantService({ storage: storage as Storage, queue });
});

it('encodes a variant once for any number of requests', async () => {
  const found = await Promise.all(['a', 'a', 'b', 'c'].map((person) => variants.read(variantOf(240), person)));
  expect(found.map((object) => object !== undefined && object.size > 0)).toEqual([true, true, true, true]);
  expect(put).toHaveBeenCalledTimes(1);
});

it('takes no place in the queue for a picture that does not exist', async () => {
  objects.clear();
  const run = jest.spyOn(queue, 'run');
  expect(await variants.read(variantOf(240), 'a')).toBeUndefined();
  expect(run).not.toHaveBeenCalled();
});

it('serves a person before further variants of another', async () => {
  const served: string[] = [];
  const read = async (width: 240 | 480, person: string) => {
    await variants.read(variantOf(width), person);
    served.push(`${person} ${width}`);
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  const blocking = queue.run('a', () => promise);
  const all = Promise.all([read(240, 'a'), read(480, 'a'), read(480, 'b')]);
  // All of them are queued by then.
  await new Promise(setImmediate);
  resolve();
  await Promise.all([blocking, all]);
  expect(served).toEqual(['a 240', 'b 480', 'a 480']);
});
