import { exportProducts } from '@gvg/contracts/catalogue/http/exports';
import { productFileColumns } from '@gvg/contracts/catalogue/product-file';
import { recordExport } from '@gvg/service-kit/data/record-export';
import { mountCsv } from '@gvg/service-kit/http/csv-endpoint';
import { csvFileName } from '@gvg/service-kit/http/csv-file-name';
import { withRest } from '@gvg/service-kit/lifecycle/with-rest';
import type { Catalogue } from '../../catalogue.ts';
import { listCriteria } from '../list-criteria.ts';
import type { StoredProduct } from '../product.model.ts';
import { productRow } from './product-row.ts';

/** Products per query, limited because their texts may be long. */
const chunkSize = 100;

export function exportProductsRoute(catalogue: Catalogue): void {
  mountCsv(catalogue, exportProducts, async ({ query: { separator, ...filter }, caller, context, locale }) => {
    const name = csvFileName('products', {}, new Date());
    const { name: search, ...filters } = filter;
    await recordExport(catalogue, {
      action: 'product.export',
      name,
      filters: { ...filters, ...(search !== undefined && { search }) },
      context,
    });
    const { criteria } = await listCriteria(catalogue, filter, { caller, locale });
    const { ids } = catalogue.products.findIds({ ...criteria, paging: { page: 1, limit: catalogue.products.size } });
    return { name, columns: productFileColumns, separator, rows: productRows(catalogue, ids) };
  });
}

/**
 * Yields rows in the order of the ids, which is the list's at the time of the call. Reads each chunk when the previous one is sent, so that no cursor waits for
 * a client.
 */
async function* productRows({ models }: Pick<Catalogue, 'models'>, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    yield* await withRest(async () => {
      const found = await models.products.find({ _id: { $in: chunk } }).lean<StoredProduct[]>();
      const rows = new Map(found.map((product) => [product._id.toHexString(), productRow(product)]));
      return chunk.flatMap((id) => rows.get(id) ?? []);
    });
  }
}
