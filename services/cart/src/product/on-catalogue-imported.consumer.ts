import { catalogueImported } from '@gvg/contracts/catalogue/events';
import type { Bus } from '@gvg/messaging/bus';
import type { KnownProductModels } from './known-products.ts';

/** After a bulk import nothing that is stored can be relied on: it is asked for again when somebody needs it. */
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
