import type { ServiceContext } from '@gvg/service-kit/service';
import type { CatalogueEnvironment } from './environment.ts';
import type { Models } from './models.ts';
import type { ProductIndex } from './search/product-index.ts';

/** What every use case of the catalogue builds on. */
export interface Catalogue extends ServiceContext<CatalogueEnvironment> {
  models: Models;
  /** This instance's copy of what lists show, fed by the catalogue's own events. */
  products: ProductIndex;
}
