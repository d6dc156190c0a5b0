import { Types } from 'mongoose';
import { categoryChanged, producerChanged } from '@gvg/contracts/catalogue/events';
import type { Bus } from '@gvg/messaging/bus';
import type { KnownProductModels } from './known-products.ts';
import { writeIfNewer } from './write-if-newer.ts';

const groups = [
  { name: 'on-category-changed', events: [categoryChanged] },
  { name: 'on-producer-changed', events: [producerChanged] },
] as const;

/** Stores the visibility of a category or producer: a hidden or removed one takes its products off sale. */
export async function onGroupChanged({
  bus,
  knownGroups,
}: { bus: Pick<Bus, 'consume'> } & Pick<KnownProductModels, 'knownGroups'>): Promise<void> {
  for (const group of groups) {
    await bus.consume<typeof categoryChanged | typeof producerChanged>({
      ...group,
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
}
