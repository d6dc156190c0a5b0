import type { Page } from '@playwright/test';
import { localePath } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';
import type { Language } from './languages.ts';

/** Sets the destination as an earlier visit would have. Call it before opening the page. */
export const chooseBefore = (page: Page, country: string) =>
  page.addInitScript((code) => {
    for (const environment of ['DEVELOPMENT', 'STAGING', 'PRODUCTION'])
      localStorage.setItem(`${environment}_DESTINATION`, code);
  }, country);

interface Product {
  _id: string;
  name: Record<Language, string>;
}

async function allProducts(page: Page, query: string): Promise<Product[]> {
  const products: Product[] = [];
  for (let number = 1; ; number += 1) {
    const { docs, hasNextPage } = (await (
      await page.request.get(`/v1/products?limit=100&page=${number}${query}`)
    ).json()) as { docs: Product[]; hasNextPage: boolean };
    products.push(...docs);
    if (!hasNextPage) return products;
  }
}

/** Returns the path of a product that no service carries to the country. */
export async function pathToUnsendable(page: Page, language: Language, country: string): Promise<string> {
  const [all, sendable] = await Promise.all([allProducts(page, ''), allProducts(page, `&shipsTo=${country}`)]);
  const product = all.find(({ _id }) => sendable.every((other) => other._id !== _id));
  if (product === undefined) throw new Error(`Everything can be sent to ${country}: is the demo data loaded?`);
  return localePath(language, `/product/${slugWithId(product.name[language], product._id)}`);
}
