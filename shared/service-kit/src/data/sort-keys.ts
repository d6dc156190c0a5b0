import type { Model } from 'mongoose';

/** Every key of `sortKeyOf` has a tab, which no name has. */
const isKey = /\t/;

/** The documents of versions that sorted by code points: `field` is not yet what `sortKeyOf` makes. */
export async function* withoutSortKey<Stored>(
  { collection }: Model<Stored>,
  field: keyof Stored & string,
): AsyncGenerator<Stored> {
  for await (const document of collection.find({ [field]: { $not: isKey } }).sort({ _id: 1 })) yield document as Stored;
}
