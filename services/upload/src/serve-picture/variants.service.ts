import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictureKey } from '../picture/picture-name.ts';
import type { WorkQueue } from '../processing/work-queue.ts';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { encodeVariant } from './encode-variant.ts';
import type { PictureVariant } from './picture-variant.ts';

export interface Variants {
  /** The variant's bytes, made and kept when they are asked for the first time; undefined when there is no such picture. */
  read(variant: PictureVariant): Promise<StoredObject | undefined>;
}

/** However many ask for the same variant at once, it is made once by this instance; two instances write the same bytes. */
export function createVariants({ storage, queue }: { storage: Storage; queue: WorkQueue }): Variants {
  const making = new Map<string, Promise<Buffer | undefined>>();

  async function make(variant: PictureVariant): Promise<Buffer | undefined> {
    const stored = await storage.read(pictureKey(variant.picture));
    if (stored === undefined) return undefined;
    const original = await buffer(stored.body);
    const content = await queue.run(() => encodeVariant(original, variant));
    await storage.put(variant.key, content, variant.contentType);
    return content;
  }

  function madeOnce(variant: PictureVariant): Promise<Buffer | undefined> {
    const begun = making.get(variant.key);
    if (begun !== undefined) return begun;
    const result = make(variant).finally(() => making.delete(variant.key));
    making.set(variant.key, result);
    return result;
  }

  return {
    async read(variant) {
      const kept = await storage.read(variant.key);
      if (kept !== undefined || variant.key === pictureKey(variant.picture)) return kept;
      const content = await madeOnce(variant);
      return content && { size: content.length, body: Readable.from([content]) };
    },
  };
}
