import type { Model, QueryFilter, Types } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';

interface Known {
  _id: Types.ObjectId;
  revision: number;
}

export interface WriteOptions {
  /** Also replaces the same revision: after an import a lookup confirms what is stored. */
  orSame?: boolean;
}

/** Returns false where the filter leaves out what is stored, so that inserting it anew is refused. */
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

/** Stores what catalogue says unless something newer is stored. Where two writers of a new document meet, the newer one stands. */
export async function writeIfNewer<Stored extends Known>(
  model: Model<Stored>,
  document: Stored,
  { orSame = false }: WriteOptions = {},
): Promise<void> {
  const filter = {
    _id: document._id,
    revision: { [orSame ? '$lte' : '$lt']: document.revision },
  } as QueryFilter<Stored>;
  // The second time another writer's new document is there, older or not.
  if (!(await upsert(model, filter, document))) await upsert(model, filter, document);
}
