import { Types } from 'mongoose';
import { producerChanged } from '@gvg/contracts/catalogue/events';
import type { Bus } from '@gvg/messaging/bus';
import type { KnownProductModels } from './known-products.ts';
import { writeIfNewer } from './write-if-newer.ts';

/** Stores whether products of the producer are shown: a hidden or removed one takes them out of sale. */
export function onProducerChanged({
  bus,
  knownGroups,
}: { bus: Pick<Bus, 'consume'> } & Pick<KnownProductModels, 'knownGroups'>): Promise<void> {
  return bus.consume({
    name: 'on-producer-changed',
    events: [producerChanged],
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
