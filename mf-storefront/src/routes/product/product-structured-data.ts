import type { PageRequest } from '@gvg/browser-kit';
import { localePath, localize } from '@gvg/contracts/values/locale';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { productPath } from '../../features/catalogue/paths.ts';
import { absoluteUrl } from '../../head/build-head.ts';
import { plainText } from '../../head/plain-text.ts';

/** Returns https://schema.org/Product with its offer and, if rated, its aggregate rating. */
export function productStructuredData(
  { origin, locale }: Pick<PageRequest, 'origin' | 'locale'>,
  product: Product,
  brand: string | undefined,
): unknown {
  const { _id, name, description, images, price, salePrice, stock, ratingAverage, ratingCount } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: localize(name, locale),
    description: plainText(localize(description, locale)),
    image: images.map((image) => absoluteUrl(origin, image)),
    sku: _id,
    ...(brand === undefined ? {} : { brand: { '@type': 'Brand', name: brand } }),
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(origin, localePath(locale, productPath(product, locale))),
      price: salePrice ?? price,
      priceCurrency: 'VND',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
    ...(ratingCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: ratingAverage,
            reviewCount: ratingCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}
