import { localePath, localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { PageRequest } from '@gvg/browser-kit';
import type { Crumb } from '../features/catalogue/components/breadcrumbs.tsx';
import { productPath } from '../features/catalogue/paths.ts';
import { absoluteUrl } from './build-head.ts';

const schemaOrg = 'https://schema.org';

type HeadContext = Pick<PageRequest, 'origin' | 'locale' | 't'>;

const localizedUrl = ({ origin, locale }: { origin: string; locale: Locale }, path: string) =>
  absoluteUrl(origin, localePath(locale, path));

/** Returns https://schema.org/BreadcrumbList from home to the current page. */
export function breadcrumbList(headContext: HeadContext, trail: readonly Crumb[]): unknown {
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: headContext.t('shop.home'), path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: localizedUrl(headContext, path),
    })),
  };
}

/** Returns https://schema.org/ItemList of the products on the page. */
export function itemList(headContext: HeadContext, products: readonly ProductCard[]): unknown {
  return {
    '@context': schemaOrg,
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: localize(product.name, headContext.locale),
      url: localizedUrl(headContext, productPath(product, headContext.locale)),
    })),
  };
}

/** Returns https://schema.org/WebSite with a SearchAction for the site search. */
export function webSite(headContext: HeadContext): unknown {
  return {
    '@context': schemaOrg,
    '@type': 'WebSite',
    name: headContext.t('shop.name'),
    url: localizedUrl(headContext, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${localizedUrl(headContext, '/search')}?keyword={keyword}` },
      'query-input': 'required name=keyword',
    },
  };
}
