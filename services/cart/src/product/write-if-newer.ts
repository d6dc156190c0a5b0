import type { Model, QueryFilter, Types } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';

interface Known {
  _id: Types.ObjectId;
  revision: number;
}

export interface WriteOptions {
  /** Also replaces the same revision: after an import, a lookup confirms the stored document. */
  orSame?: boolean;
}

/** Returns false if the filter excludes the stored document, so that the insertion fails. */
async function upsert<Stored extends Known>(
  model: Model<Stored>,
  filter: QueryFilter<Stored>,
  document: Stored,
): Promise<boolean> {
  try {
    await model.replaceOne(filter, document, { upsert: true });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Stores a document of catalogue unless a newer one is stored. Of two concurrent inserts, the newer one wins. */
export async function writeIfNewer<Stored extends Known>(
  model: Model<Stored>,
  document: Stored,
  { orSame = false }: WriteOptions = {},
): Promise<void> {
  const filter = {
    _id: document._id,
    revision: { [orSame ? '$lte' : '$lt']: document.revision },
  } as QueryFilter<Stored>;
  // The second attempt finds the concurrent document, older or newer.
  if (!(await upsert(model, filter, document))) await upsert(model, filter, document);
}
