import type { ClientSession, Model, Types } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/duplicate-key';

interface Known {
  _id: Types.ObjectId;
  revision: number;
  isOutdated: boolean;
}

export interface WriteOptions {
  /** Also replaces the same revision: after an import a lookup confirms what is stored. */
  orSame?: boolean;
  session?: ClientSession;
}

/** Stores what catalogue says unless something newer is stored. Outside a transaction two writers of a new document may meet: the first one wins. */
export async function writeIfNewer<Stored extends Known>(model: Model<Stored>, { _id, ...fields }: Stored, { orSame = false, session }: WriteOptions = {}): Promise<void> {
  const options = session === undefined ? {} : { session };
  const filter = { _id, revision: { [orSame ? '$lte' : '$lt']: fields.revision } };
  const { matchedCount } = await model.collection.replaceOne(filter as never, fields as never, options);
  if (matchedCount > 0 || (await model.collection.findOne({ _id } as never, { ...options, projection: { _id: 1 } })) !== null) return;
  try {
    await model.collection.insertOne({ _id, ...fields } as never, options);
  } catch (error) {
    // In a transaction the whole of it is repeated.
    if (session !== undefined || !isDuplicateKey(error)) throw error;
  }
}
