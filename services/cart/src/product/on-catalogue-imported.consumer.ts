import { catalogueImported } from '@gvg/contracts/catalogue/events';
import type { Bus } from '@gvg/messaging/bus';
import type { KnownProductModels } from './known-products.ts';

/** Marks all stored data as outdated after a bulk import; it is requested again on demand. */
export function onCatalogueImported({
  bus,
  knownProducts,
  knownGroups,
}: { bus: Pick<Bus, 'consume'> } & KnownProductModels): Promise<void> {
  return bus.consume({
    name: 'on-catalogue-imported',
    events: [catalogueImported],
    handle: async (_event, { session }) => {
      await knownProducts.updateMany({}, { $set: { isOutdated: true } }, { session });
      await knownGroups.updateMany({}, { $set: { isOutdated: true } }, { session });
    },
  });
}
