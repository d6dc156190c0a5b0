import type { Model } from 'mongoose';

/** Every key of `sortKeyOf` contains a tab, which no name does. */
const isKey = /\t/;

/** Yields documents from versions that sorted by code points, whose `field` is not a `sortKeyOf` key yet. */
export async function* withoutSortKey<Stored>(
  { collection }: Model<Stored>,
  field: keyof Stored & string,
): AsyncGenerator<Stored> {
  for await (const document of collection.find({ [field]: { $not: isKey } }).sort({ _id: 1 })) yield document as Stored;
}
