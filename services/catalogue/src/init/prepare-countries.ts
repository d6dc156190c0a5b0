import type { Models } from '../models.ts';
import { nameCountries } from '../country/name-countries.ts';

/** Upserts every country with its current name. Returns the number of new ones. */
export async function prepareCountries({ countries }: Pick<Models, 'countries'>): Promise<number> {
  const { upsertedCount } = await countries.bulkWrite(
    nameCountries().map(({ _id, name, order }) => ({
      updateOne: { filter: { _id }, update: { $set: { name, order } }, upsert: true },
    })),
  );
  return upsertedCount;
}
