import { apiQuery } from '@gvg/browser-kit';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { QueryClient } from '@gvg/query';

/** A label that is scanned again within this time is not asked for again. */
const staleTime = 60_000;

/** Products, also hidden and removed ones, whose SKU or bar code is `code`; a bar code may be that of several. */
export async function findProductsByCode(client: QueryClient, code: string): Promise<ProductCard[]> {
  const query = { name: code, includeHidden: 'true', includeDeleted: 'true' } as const;
  const { docs } = await client.fetchQuery({ ...apiQuery('listProducts', { query }), staleTime });
  const wanted = code.toUpperCase();
  return docs.filter(({ sku, barcode }) => sku?.toUpperCase() === wanted || barcode?.toUpperCase() === wanted);
}
