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

/** Stores what catalogue says unless something newer is stored. Where two writers of a new document meet, the newer one stands. */
export async function writeIfNewer<Stored extends Known>(
  model: Model<Stored>,
  { _id, ...fields }: Stored,
  { orSame = false }: WriteOptions = {},
): Promise<void> {
  const filter = { _id, revision: { [orSame ? '$lte' : '$lt']: fields.revision } };
  for (;;) {
    const { matchedCount } = await model.collection.replaceOne(filter as never, fields as never);
    if (matchedCount > 0) return;
    const stored = (await model.collection.findOne({ _id } as never, { projection: { revision: 1 } })) as Pick<
      Known,
      'revision'
    > | null;
    if (stored === null) {
      if (await insertNew(model, { _id, ...fields } as Stored)) return;
    } else if (stored.revision > fields.revision || (!orSame && stored.revision === fields.revision)) return;
    // Otherwise another writer has just inserted something older.
  }
}

/** Returns false where another writer has inserted it. */
async function insertNew<Stored extends Known>(model: Model<Stored>, document: Stored): Promise<boolean> {
  try {
    await model.collection.insertOne(document as never);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** The same for several documents: by one command where all are stored in an older revision, as nearly always. */
export async function writeAllIfNewer<Stored extends Known>(
  model: Model<Stored>,
  documents: readonly Stored[],
): Promise<void> {
  if (documents.length > 1) {
    const replacements = documents.map(({ _id, ...fields }) => ({
      replaceOne: { filter: { _id, revision: { $lt: fields.revision } }, replacement: fields },
    }));
    const { matchedCount } = await model.collection.bulkWrite(replacements as never, { ordered: false });
    if (matchedCount === documents.length) return;
  }
  await Promise.all(documents.map((document) => writeIfNewer(model, document)));
}
