import type { Page } from '@playwright/test';
import { expect } from '@gvg/testing/page-test';
import { localePath } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';
import type { Language } from './languages.ts';

interface Named {
  _id: string;
  name: Record<Language, string>;
}

type PathOf = (page: Page, language: Language) => Promise<string>;

/** Returns the first item of a list from the running site's API. */
async function firstOf(page: Page, address: string): Promise<Named> {
  const { docs } = (await (await page.request.get(address)).json()) as { docs: Named[] };
  const [first] = docs;
  if (first === undefined) throw new Error(`${address} is empty: is the demo data loaded?`);
  return first;
}

const pathOfProduct =
  (searched: string): PathOf =>
  async (page, language) => {
    const { _id, name } = await firstOf(page, `/v1/products?limit=1&name=${searched}`);
    return localePath(language, `/product/${slugWithId(name[language], _id)}`);
  };

export const productPath = pathOfProduct('banh+trang+deo');

/** Path of a product with a rating. Other products of the demo data are rated only by other tests. */
const ratedProductPath = pathOfProduct('mi+quang+la+kho');

export const categoryPath = async (page: Page, language: Language) => {
  const { _id, name } = await firstOf(page, '/v1/product-categories?limit=1');
  return localePath(language, `/category/${slugWithId(name[language], _id)}`);
};

const fixedPath =
  (path: string): PathOf =>
  (_page, language) =>
    Promise.resolve(localePath(language, path));

/** One example path of every page type, with a name for test titles. */
export const pagePaths: readonly (readonly [string, PathOf])[] = [
  ['home', fixedPath('/')],
  ['all products', fixedPath('/search')],
  ['a search', fixedPath('/search?keyword=tr%C3%A0')],
  ['a search for nothing', fixedPath('/search?keyword=zzzzzz')],
  ['a page after the last', fixedPath('/search?page=9999')],
  ['a category', categoryPath],
  ['a product', ratedProductPath],
  ['the rate table', fixedPath('/rate-table')],
  ['a page of text', fixedPath('/page/guide')],
];

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#gvg-mf-storefront')).not.toHaveAttribute('data-ssr', /./);
  await page.waitForFunction(() => performance.getEntriesByName('gvg-mf-storefront-ready').length > 0);
}
