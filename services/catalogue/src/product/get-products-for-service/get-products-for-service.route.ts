import { getProductsForService } from '@gvg/contracts/catalogue/http/internal-stock';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredProduct } from '../product.model.ts';
import { presentProductData } from '../product.presenter.ts';

/** Visibility is read from memory, as in lists. */
export function getProductsForServiceRoute({ internalApp, models, products }: Catalogue): void {
  mount(internalApp, getProductsForService, async ({ body: { ids } }) => {
    const found = await models.products.find({ _id: { $in: ids } }).lean<StoredProduct[]>();
    return {
      docs: found.map(presentProductData).map((product) => ({
        ...product,
        isCategoryShown: products.isCategoryShown(product.category),
        isProducerShown: products.isProducerShown(product.producer),
      })),
    };
  });
}
