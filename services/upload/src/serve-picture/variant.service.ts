import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictureKey } from '../picture/picture-name.ts';
import type { WorkQueue } from '../processing/work-queue.ts';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { encodeVariant } from './encode-variant.ts';
import type { PictureVariant } from './picture-variant.ts';

export interface VariantService {
  /** Returns the variant's bytes, generating and storing them on the first request in the queue place of `person`; undefined if the picture does not exist. */
  read(variant: PictureVariant, person: string): Promise<StoredObject | undefined>;
}

/**
 * Queues requests by person, even for a variant that another person waits for, so that one person's pictures do not delay those of others. A
 * variant stored by the time of its turn is not encoded again. Two instances write the same bytes.
 */
export function createVariantService({ storage, queue }: { storage: Storage; queue: WorkQueue }): VariantService {
  const inProgress = new Map<string, Promise<Buffer | undefined>>();

  async function generate(variant: PictureVariant): Promise<Buffer | undefined> {
    const stored = await storage.read(variant.key);
    if (stored !== undefined) return buffer(stored.body);
    const original = await storage.read(pictureKey(variant.picture));
    if (original === undefined) return undefined;
    const content = await encodeVariant(await buffer(original.body), variant);
    await storage.put(variant.key, content, variant.contentType);
    return content;
  }

  function generateOnce(variant: PictureVariant, person: string): Promise<Buffer | undefined> {
    const key = `${person} ${variant.key}`;
    const running = inProgress.get(key);
    if (running !== undefined) return running;
    const result = queue.run(person, () => generate(variant)).finally(() => inProgress.delete(key));
    inProgress.set(key, result);
    return result;
  }

  return {
    async read(variant, person) {
      const stored = await storage.read(variant.key);
      if (stored !== undefined || variant.key === pictureKey(variant.picture)) return stored;
      if (!(await storage.has(pictureKey(variant.picture)))) return undefined;
      const content = await generateOnce(variant, person);
      return content && { size: content.length, body: Readable.from([content]) };
    },
  };
}
