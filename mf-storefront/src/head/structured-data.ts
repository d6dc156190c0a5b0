import { localePath, textIn } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';
import type { ProductCard } from '@gvg/contracts/http/products';
import type { PageRequest } from '@gvg/browser-kit';
import type { Crumb } from '../features/catalogue/components/breadcrumbs.tsx';
import { productPath } from '../features/catalogue/paths.ts';
import { absolute } from './build-head.ts';

const context = 'https://schema.org';

type Place = Pick<PageRequest, 'origin' | 'locale' | 't'>;

const addressOfPath = ({ origin, locale }: { origin: string; locale: Locale }, path: string) => absolute(origin, localePath(locale, path));

/** https://schema.org/BreadcrumbList: home first, this page last. */
export function breadcrumbList(place: Place, trail: readonly Crumb[]): unknown {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: place.t('shop.home'), path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOfPath(place, path),
    })),
  };
}

/** https://schema.org/ItemList of products on this page. */
export function itemList(place: Place, products: readonly ProductCard[]): unknown {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: textIn(product.name, place.locale),
      url: addressOfPath(place, productPath(product, place.locale)),
    })),
  };
}

/** https://schema.org/WebSite with the search that search engines may offer for us. */
export function webSite(place: Place): unknown {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: place.t('shop.name'),
    url: addressOfPath(place, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${addressOfPath(place, '/search')}?keyword={keyword}` },
      'query-input': 'required name=keyword',
    },
  };
}
