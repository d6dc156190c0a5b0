import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictureKey } from '../picture/picture-name.ts';
import type { WorkQueue } from '../processing/work-queue.ts';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { encodeVariant } from './encode-variant.ts';
import type { PictureVariant } from './picture-variant.ts';

export interface VariantService {
  /** Returns the variant's bytes, generating and storing them on the first request; undefined when the picture does not exist. */
  read(variant: PictureVariant): Promise<StoredObject | undefined>;
}

/** Coalesces concurrent requests for the same variant within this instance; two instances write the same bytes. */
export function createVariantService({ storage, queue }: { storage: Storage; queue: WorkQueue }): VariantService {
  const inProgress = new Map<string, Promise<Buffer | undefined>>();

  async function generate(variant: PictureVariant): Promise<Buffer | undefined> {
    const stored = await storage.read(pictureKey(variant.picture));
    if (stored === undefined) return undefined;
    const original = await buffer(stored.body);
    const content = await queue.run(() => encodeVariant(original, variant));
    await storage.put(variant.key, content, variant.contentType);
    return content;
  }

  function generateOnce(variant: PictureVariant): Promise<Buffer | undefined> {
    const running = inProgress.get(variant.key);
    if (running !== undefined) return running;
    const result = generate(variant).finally(() => inProgress.delete(variant.key));
    inProgress.set(variant.key, result);
    return result;
  }

  return {
    async read(variant) {
      const stored = await storage.read(variant.key);
      if (stored !== undefined || variant.key === pictureKey(variant.picture)) return stored;
      const content = await generateOnce(variant);
      return content && { size: content.length, body: Readable.from([content]) };
    },
  };
}
