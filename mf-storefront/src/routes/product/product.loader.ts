import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { localize } from '@gvg/contracts/values/locale';
import { categoriesQuery, originsQuery, producerQuery, productQuery } from '../../features/catalogue/api/catalogue.ts';
import { categoryPath, productPath } from '../../features/catalogue/paths.ts';
import { optional } from '../../features/catalogue/optional.ts';
import { relatedQuery } from '../../features/product/api/related-products.ts';
import { ratingsQuery } from '../../features/ratings/api/ratings.ts';
import { hasFormulas, loadFormulas } from '../../features/text/formulas.ts';
import { buildHead } from '../../head/build-head.ts';
import { plainText, truncate } from '../../head/plain-text.ts';
import { breadcrumbList } from '../../head/structured-data.ts';
import { idFromSlugId, redirectToCanonical } from '../slugs.ts';
import { productStructuredData } from './product-structured-data.ts';

export async function productLoader(request: PageRequest): Promise<LoaderResult> {
  const { queryClient, locale, params } = request;
  const id = idFromSlugId(params.slugId);
  if (id === undefined) return { status: 404 };
  const [product, categories] = await Promise.all([
    queryClient.query(productQuery(id)),
    optional(queryClient.query(categoriesQuery)),
    optional(queryClient.query(originsQuery(locale))),
    optional(queryClient.query(ratingsQuery(id))),
  ]);
  const redirect = redirectToCanonical(request, productPath(product, locale));
  if (redirect) return redirect;
  const [producer] = await Promise.all([
    optional(queryClient.query(producerQuery(product.producer))),
    optional(queryClient.query(relatedQuery(product.category))),
  ]);
  const description = localize(product.description, locale);
  if (hasFormulas(description)) await loadFormulas();
  const category = categories?.docs.find(({ _id }) => _id === product.category);
  const name = localize(product.name, locale);
  const trail = [
    ...(category ? [{ name: localize(category.name, locale), path: categoryPath(category, locale) }] : []),
    { name, path: productPath(product, locale) },
  ];
  return {
    status: 200,
    head: buildHead(request, {
      title: name,
      description: truncate(plainText(description)) || name,
      pathIn: (language) => productPath(product, language),
      type: 'product',
      image: product.images[0],
      og: [
        ['product:price:amount', String(product.salePrice ?? product.price)],
        ['product:price:currency', 'VND'],
        ['product:availability', product.stock > 0 ? 'in stock' : 'out of stock'],
      ],
      jsonld: [
        productStructuredData(request, product, producer && localize(producer.name, locale)),
        breadcrumbList(request, trail),
      ],
    }),
  };
}
