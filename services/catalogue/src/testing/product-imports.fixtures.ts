import { stringify } from 'csv-stringify/sync';
import type { ImportRow, ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import type { ImportRowView, ImportState } from '@gvg/contracts/catalogue/terms';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { ErrorBody } from '@gvg/contracts/errors';
import { eventually } from '@gvg/testing/eventually';
import type { TestClient, TestRequest } from '@gvg/testing/test-client';

type Options = Pick<TestRequest, 'as' | 'headers'>;
const staff: Options = { as: 'ADMIN' };

/** A CSV file with these cells; the columns are those of the first row. */
export const csvOf = (rows: readonly Partial<Record<ProductFileColumn, unknown>>[], delimiter = ','): string =>
  stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, String(cell)]))),
    { header: true, columns: Object.keys(rows[0] ?? {}), delimiter, record_delimiter: 'windows' },
  );

/** Calls of an import, by staff unless `options` override it. */
export function productImports(client: () => TestClient) {
  const path = '/v1/products/imports';
  const send = (content: string | Uint8Array<ArrayBuffer>, name = 'tet.csv', options = staff) =>
    client().post<ProductImport & ErrorBody>(path, { ...options, query: { name }, body: new Blob([content]) });
  const get = async (id: string, options = staff) =>
    (await client().get<ProductImport & ErrorBody>(`${path}/${id}`, options)).body;
  const rows = async (id: string, view: ImportRowView, limit = 100) =>
    (await client().get<Page<ImportRow>>(`${path}/${id}/rows`, { ...staff, query: { view, limit } })).body.docs;
  const settled = (id: string, state: ImportState) =>
    eventually(async () => {
      const one = await get(id);
      expect({ state: one.state, problem: one.problem }).toEqual({
        state,
        ...(one.problem && { problem: one.problem }),
      });
      return one;
    });
  const ended = (id: string, state: NonNullable<ProductImport['change']>['state'] = 'DONE') =>
    eventually(async () => {
      const one = await get(id);
      expect(one.change?.state).toBe(state);
      return one;
    });
  return {
    send,
    get,
    rows,
    settled,
    ended,
    list: async (options = staff) => (await client().get<Page<ProductImport>>(path, options)).body.docs,
    update: (id: string, body: object, options = staff) =>
      client().put<ProductImport & ErrorBody>(`${path}/${id}`, { ...options, body }),
    start: (id: string, options = staff) => client().post<ProductImport & ErrorBody>(`${path}/${id}/start`, options),
    badRows: (id: string) => client().get(`${path}/${id}/bad-rows`, staff),
    /** Sends a file and waits for its dry run. */
    async dryRun(content: string | Uint8Array<ArrayBuffer>, state: ImportState = 'READY') {
      const { _id } = (await send(content)).body;
      return settled(_id, state);
    },
    /** Starts it and waits for its end. */
    async run(id: string) {
      await this.start(id);
      return ended(id);
    },
  };
}
