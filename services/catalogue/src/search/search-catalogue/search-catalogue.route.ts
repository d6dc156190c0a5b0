import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { searchCatalogue } from '@gvg/contracts/catalogue/http/search';
import type { ProductHit } from '@gvg/contracts/catalogue/http/search';
import { buildHits } from '@gvg/contracts/definitions/search-query';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';

/** Searches products in this instance's index, including hidden and removed ones (rules/admin-pages.md). */
export function searchCatalogueRoute({ app, products }: Catalogue): void {
  mount(app, searchCatalogue, ({ query: { q, limit }, locale }) => {
    const { cards, total } = products.find({
      keyword: q,
      locale,
      findsCodes: true,
      includeDeleted: true,
      includeHidden: true,
      paging: { page: 1, limit },
    });
    return { products: buildHits(cards.map(presentHit), total) };
  });
}

function presentHit(card: ProductCard): ProductHit {
  const { _id, name, sku, barcode, price, salePrice, stock, isShowed, isDeleted, images } = card;
  return { _id, name, sku, barcode, price, salePrice, stock, isShowed, isDeleted, image: images[0] };
}
