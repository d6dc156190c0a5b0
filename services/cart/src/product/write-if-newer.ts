import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/duplicate-key';

interface Known {
  _id: Types.ObjectId;
  revision: number;
  isOutdated: boolean;
}

export interface WriteOptions {
  /** Also replaces the same revision: after an import a lookup confirms what is stored. */
  orSame?: boolean;
}

/** Stores what catalogue says unless something newer is stored. Where two writers of a new document meet, the second one replaces it if it is newer. */
export async function writeIfNewer<Stored extends Known>(model: Model<Stored>, { _id, ...fields }: Stored, { orSame = false }: WriteOptions = {}): Promise<void> {
  const filter = { _id, revision: { [orSame ? '$lte' : '$lt']: fields.revision } };
  const { matchedCount } = await model.collection.replaceOne(filter as never, fields as never);
  if (matchedCount > 0 || (await model.collection.findOne({ _id } as never, { projection: { _id: 1 } })) !== null) return;
  try {
    await model.collection.insertOne({ _id, ...fields } as never);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await writeIfNewer(model, { _id, ...fields } as Stored, { orSame });
  }
}
