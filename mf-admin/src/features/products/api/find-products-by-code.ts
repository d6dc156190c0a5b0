import { apiQuery } from '@gvg/browser-kit';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { withPlainSigns } from '@gvg/contracts/values/typed-text';
import type { QueryClient } from '@gvg/query';

/** Milliseconds within which a repeated scan of the same label uses the cache. */
const staleTime = 60_000;

const plain = (code: string) => withPlainSigns(code).trim().toUpperCase();

/** Returns true if a scanned code is the product's SKU or barcode. */
export function hasCode({ sku, barcode }: Pick<ProductCard, 'sku' | 'barcode'>, code: string): boolean {
  const wanted = plain(code);
  return [sku, barcode].some((known) => known !== undefined && plain(known) === wanted);
}

/** Finds products whose SKU or barcode is `code`, including hidden and removed ones. Several products may share a barcode. */
export async function findProductsByCode(client: QueryClient, code: string): Promise<ProductCard[]> {
  const query = { name: code, includeHidden: 'true', includeDeleted: 'true' } as const;
  const { docs } = await client.fetchQuery({ ...apiQuery('listProducts', { query }), staleTime });
  return docs.filter((product) => hasCode(product, code));
}
