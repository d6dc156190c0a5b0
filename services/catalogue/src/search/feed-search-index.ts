import { catalogueImported, categoryChanged, producerChanged, productEvents } from '@gvg/contracts/catalogue/events';
import { settingsChanged } from '@gvg/contracts/common/events';
import type { Bus } from '@gvg/messaging/bus';
import type { Catalogue } from '../catalogue.ts';
import type { Models } from '../models.ts';
import { presentCategory } from '../category/category.presenter.ts';
import { presentProducer } from '../producer/producer.presenter.ts';
import { cardProjection, presentCard } from '../product/product.presenter.ts';
import type { ProductIndex } from './product-index.ts';

type Feed = Pick<Catalogue, 'models' | 'products' | 'settings'> & { bus: Pick<Bus, 'subscribe'> };

/**
 * Keeps this instance's index in sync: loaded from the database at start and after each reconnect, then updated by the catalogue's own events. Both have
 * revisions, so neither an outdated event nor a rebuild from an older state overwrites newer data.
 */
export function feedSearchIndex({ bus, models, products, settings }: Feed): Promise<void> {
  const loadSynonyms = async () => products.setSynonyms((await settings.read()).synonyms);
  return bus.subscribe({
    name: 'search-index',
    events: [...productEvents, categoryChanged, producerChanged, catalogueImported, settingsChanged],
    rebuild: async () => {
      await loadSynonyms();
      await loadAll(models, products);
    },
    handle: async (event) => {
      switch (event.type) {
        case 'category.changed':
          products.putCategory(event.data, event.revision);
          break;
        case 'producer.changed':
          products.putProducer(event.data, event.revision);
          break;
        case 'catalogue.imported':
          await loadAll(models, products);
          break;
        case 'settings.changed':
          if (event.subject.id === 'catalogue') await loadSynonyms();
          break;
        default: {
          const { dimensionsMm: _dimensions, shelfLifeDays: _shelfLife, ...card } = event.data;
          products.putProduct({ ...card, revision: event.revision });
        }
      }
    },
  });
}

const batchSize = 1000;

async function loadAll({ categories, producers, products: stored }: Models, products: ProductIndex): Promise<void> {
  for await (const category of categories.find().lean())
    products.putCategory(presentCategory(category), category.revision);
  for await (const producer of producers.find().lean())
    products.putProducer(presentProducer(producer), producer.revision);
  for await (const product of stored.find({}, cardProjection).sort({ _id: 1 }).lean().cursor({ batchSize }))
    products.putProduct(presentCard(product));
}
