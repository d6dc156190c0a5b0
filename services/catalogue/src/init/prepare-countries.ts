import type { Models } from '../models.ts';
import { nameCountries } from '../country/name-countries.ts';

/** Every country is there under its present name; answers how many were new. */
export async function prepareCountries({ countries }: Pick<Models, 'countries'>): Promise<number> {
  const { upsertedCount } = await countries.bulkWrite(
    nameCountries().map(({ _id, name, order }) => ({ updateOne: { filter: { _id }, update: { $set: { name, order } }, upsert: true } })),
  );
  return upsertedCount;
}
