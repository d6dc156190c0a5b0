import { apiQuery } from '@gvg/browser-kit';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { withPlainSigns } from '@gvg/contracts/values/typed-text';
import type { QueryClient } from '@gvg/query';

/** A label that is scanned again within this time is not asked for again. */
const staleTime = 60_000;

const plain = (code: string) => withPlainSigns(code).trim().toUpperCase();

/** Whether a code on a label is the product's SKU or bar code. */
export function hasCode({ sku, barcode }: Pick<ProductCard, 'sku' | 'barcode'>, code: string): boolean {
  const wanted = plain(code);
  return [sku, barcode].some((known) => known !== undefined && plain(known) === wanted);
}

/** Products, also hidden and removed ones, whose SKU or bar code is `code`; a bar code may be that of several. */
export async function findProductsByCode(client: QueryClient, code: string): Promise<ProductCard[]> {
  const query = { name: code, includeHidden: 'true', includeDeleted: 'true' } as const;
  const { docs } = await client.fetchQuery({ ...apiQuery('listProducts', { query }), staleTime });
  return docs.filter((product) => hasCode(product, code));
}
