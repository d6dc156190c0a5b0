import { defineService } from '@gvg/service-kit/lifecycle/service';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import { openSettings } from '@gvg/service-kit/data/settings-store';
import { createUserNames } from '@gvg/service-kit/http/user-names';
import { runMigrations } from '@gvg/service-kit/lifecycle/migrations';
import type { Catalogue } from './catalogue.ts';
import { storesOf } from './bulk-change/bulk-job.ts';
import { onStaffLostRights } from './bulk-change/on-staff-lost-rights.consumer.ts';
import { categoryRoutes } from './category/category.routes.ts';
import { costRoutes } from './cost/cost.routes.ts';
import { openFreightRules } from './cost/freight-rules.ts';
import { listCountriesRoute } from './country/list-countries/list-countries.route.ts';
import { getCatalogueDashboardRoute } from './dashboard/get-catalogue-dashboard/get-catalogue-dashboard.route.ts';
import { catalogueEnvironment } from './environment.ts';
import type { CatalogueEnvironment } from './environment.ts';
import { cleanNames } from './migrations/clean-names.ts';
import { keyNames } from './migrations/key-names.ts';
import { recordOpeningStock } from './migrations/record-opening-stock.ts';
import { createModels, prepareCollections } from './models.ts';
import { createCopyOutsidePictures } from './outside-picture/copy-outside-pictures.ts';
import { pageTemplateRoutes } from './page-template/page-template.routes.ts';
import { createPreviewTokens } from './page-template/preview-template/preview-tokens.ts';
import { producerRoutes } from './producer/producer.routes.ts';
import { productChangeStores } from './product-change/product-change.job.ts';
import { productChangeRoutes } from './product-change/product-change.routes.ts';
import { productImportRoutes } from './product-import/product-import.routes.ts';
import { onOrderDelivered } from './product/on-order-delivered.consumer.ts';
import { productRoutes } from './product/product.routes.ts';
import { onUserErased } from './rating/on-user-erased.consumer.ts';
import { ratingRoutes } from './rating/rating.routes.ts';
import { ratingChangeStores } from './rating-change/rating-change.job.ts';
import { ratingChangeRoutes } from './rating-change/rating-change.routes.ts';
import { feedSearchIndex } from './search/feed-search-index.ts';
import { searchCatalogueRoute } from './search/search-catalogue/search-catalogue.route.ts';
import { ProductIndex } from './search/product-index.ts';
import { defaultSettings } from './settings/default-settings.ts';
import { catalogueSettingsRoutes } from './settings/settings.routes.ts';
import { onOrderCancelled } from './stock/on-order-cancelled.consumer.ts';
import { onOrderLineCancelled } from './stock/on-order-line-cancelled.consumer.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { startTimers } from './timers.ts';

async function startCatalogue(context: ServiceContext<CatalogueEnvironment>): Promise<void> {
  const { UPLOAD_INTERNAL_URL, INTERNAL_SECRET } = context.environment;
  const models = createModels(context.connection);
  const catalogue: Catalogue = {
    ...context,
    models,
    freightRules: openFreightRules(context.redis, models),
    settings: await openSettings(context, { service: 'catalogue', defaults: defaultSettings }),
    products: new ProductIndex(),
    copyOutsidePictures: createCopyOutsidePictures({ url: UPLOAD_INTERNAL_URL, secret: INTERNAL_SECRET }),
    previews: createPreviewTokens(INTERNAL_SECRET),
    userNames: createUserNames({ ...context, service: 'catalogue' }),
  };
  await prepareCollections(catalogue.models);
  await runMigrations(catalogue, { recordOpeningStock, cleanNames, keyNames });

  productChangeRoutes(catalogue);
  productImportRoutes(catalogue);
  productRoutes(catalogue);
  categoryRoutes(catalogue);
  producerRoutes(catalogue);
  listCountriesRoute(catalogue);
  costRoutes(catalogue);
  ratingChangeRoutes(catalogue);
  ratingRoutes(catalogue);
  pageTemplateRoutes(catalogue);
  catalogueSettingsRoutes(catalogue);
  stockRoutes(catalogue);
  getCatalogueDashboardRoute(catalogue);
  searchCatalogueRoute(catalogue);

  await onOrderDelivered(catalogue);
  await onOrderCancelled(catalogue);
  await onOrderLineCancelled(catalogue);
  await onUserErased(catalogue);
  await onStaffLostRights(catalogue.bus, [
    storesOf(productChangeStores(catalogue.models)),
    storesOf(ratingChangeStores(catalogue.models)),
  ]);
  await feedSearchIndex(catalogue);
  startTimers(catalogue);
}

/** The catalogue: products with their categories, producers and countries, freight rates, page templates, ratings, and product search. */
export const catalogueService = defineService({
  name: 'catalogue',
  environment: catalogueEnvironment,
  needs: { database: true, bus: true, redis: true, callers: true },
  start: startCatalogue,
});
