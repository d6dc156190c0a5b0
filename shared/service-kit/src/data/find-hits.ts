import type { Model, QueryFilter, Types } from 'mongoose';
import type { Hits } from '@gvg/contracts/definitions/search-query';
import { buildHits, hitCountLimit } from '@gvg/contracts/definitions/search-query';

interface HitsQuery<Stored> {
  /** Each is read by itself: an engine that has to unite them reads everything. None finds nothing. */
  filters: readonly QueryFilter<Stored>[];
  /** The field of the time by which hits are ordered, the latest first. */
  latest: keyof Stored & string;
  limit: number;
}

/**
 * What matches one of the filters. Of each at most one document more than is counted is looked at, in whatever order its index has, and only what is shown is
 * read whole: among more matches than are counted, the shown ones are some of them, not the latest.
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
