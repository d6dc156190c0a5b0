import type { Model, QueryFilter, Types } from 'mongoose';
import type { Hits } from '@gvg/contracts/definitions/search-query';
import { buildHits, hitCountLimit } from '@gvg/contracts/definitions/search-query';

interface HitsQuery<Stored> {
  /** Queried separately, because an engine that has to unite them reads everything. No filters match nothing. */
  filters: readonly QueryFilter<Stored>[];
  /** Timestamp field that sorts hits, latest first. */
  latest: keyof Stored & string;
  limit: number;
}

/**
 * Returns documents that match one of the filters. Reads at most one more per filter than is counted, in index order, and only the returned
 * ones completely. If more match than are counted, the returned ones are therefore not necessarily the latest.
 */
export async function findHits<Stored extends { _id: Types.ObjectId }>(
  model: Model<Stored>,
  { filters, latest, limit }: HitsQuery<Stored>,
): Promise<Hits<Stored>> {
  type Found = Pick<Stored, '_id'> & Record<string, unknown>;
  const matches = await Promise.all(
    filters.map((filter) =>
      model
        .find(filter, { [latest]: 1 })
        .limit(hitCountLimit + 1)
        .lean<Found[]>(),
    ),
  );
  const found = new Map(matches.flat().map((match) => [match._id.toHexString(), match]));
  const timeOf = (match: Found) => Number(match[latest]);
  const shown = [...found.values()].toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, limit);
  if (shown.length === 0) return buildHits<Stored>([], 0);
  const ids = shown.map(({ _id }) => _id);
  const documents = await model.find({ _id: { $in: ids } } as QueryFilter<Stored>).lean<Stored[]>();
  const byId = new Map(documents.map((document) => [document._id.toHexString(), document]));
  return buildHits(
    ids.flatMap((id) => byId.get(id.toHexString()) ?? []),
    found.size,
  );
}
