import { Types } from 'mongoose';
import { categoryChanged } from '@gvg/contracts/catalogue/events';
import type { Bus } from '@gvg/messaging/bus';
import type { KnownProductModels } from './known-products.ts';
import { writeIfNewer } from './write-if-newer.ts';

/** Stores whether products of the category are shown: a hidden or removed one takes them out of sale. */
export function onCategoryChanged({
  bus,
  knownGroups,
}: { bus: Pick<Bus, 'consume'> } & Pick<KnownProductModels, 'knownGroups'>): Promise<void> {
  return bus.consume({
    name: 'on-category-changed',
    events: [categoryChanged],
    isIdempotent: true,
    handle: ({ data: { _id, isShowed, isDeleted }, revision }) =>
      writeIfNewer(knownGroups, {
        _id: new Types.ObjectId(_id),
        isShown: isShowed && !isDeleted,
        isOutdated: false,
        revision,
      }),
  });
}
