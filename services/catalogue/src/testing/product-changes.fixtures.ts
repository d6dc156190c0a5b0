import type { ChangedProduct, ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { getProductChange, previewProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { ErrorBody } from '@gvg/contracts/errors';
import { eventually } from '@gvg/testing/eventually';
import type { TestClient, TestRequest } from '@gvg/testing/test-client';

type Options = Pick<TestRequest, 'as' | 'headers'>;
const staff: Options = { as: 'ADMIN' };

/** The calls of a change of many products, by staff unless `options` say otherwise. */
export function productChanges(client: () => TestClient) {
  const path = '/v1/products/changes';
  const get = async (id: string, products = 'LEFT_OUT') =>
    (
      await client().get<ResponseBodyOf<typeof getProductChange>>(`${path}/${id}`, {
        ...staff,
        query: { products, limit: 100 },
      })
    ).body;
  const ended = (id: string, state: ProductChange['state']) =>
    eventually(async () => {
      const change = await get(id);
      expect(change.state).toBe(state);
      return change;
    });
  return {
    get,
    preview: (body: object, options = staff) =>
      client().post<ResponseBodyOf<typeof previewProductChange> & ErrorBody>(`${path}/preview`, { ...options, body }),
    rows: (id: string, query: Record<string, unknown> = { limit: 100 }, options = staff) =>
      client().get<Page<ChangedProduct> & ErrorBody>(`${path}/preview/${id}`, { ...options, query }),
    start: (preview: string, options = staff) =>
      client().post<ProductChange & ErrorBody>(path, { ...options, body: { preview } }),
    takeBack: (id: string, options = staff) =>
      client().post<ProductChange & ErrorBody>(`${path}/${id}/take-back`, options),
    list: async () => (await client().get<Page<ProductChange>>(path, staff)).body.docs,
    ended,
    /** Previews, begins and waits for the end. */
    async make(body: object) {
      const { preview } = (await this.preview(body)).body;
      await this.start(preview);
      return ended(preview, 'DONE');
    },
    async takenBack(id: string) {
      await this.takeBack(id);
      return ended(id, 'TAKEN_BACK');
    },
  };
}
