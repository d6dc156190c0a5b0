import type { BulkChange } from '@gvg/contracts/catalogue/http/bulk-change-schema';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { ErrorBody } from '@gvg/contracts/errors';
import { eventually } from '@gvg/testing/eventually';
import type { TestClient, TestRequest } from '@gvg/testing/test-client';

type Options = Pick<TestRequest, 'as' | 'headers'>;
const staff: Options = { as: 'ADMIN' };
/** For hundreds of rows while other tests run: a change pauses for as long as it works. */
const endTimeoutMs = 90_000;

/** Response types of a bulk change. */
export interface BulkAnswers {
  preview: { preview: string };
  row: object;
  change: BulkChange;
  details: BulkChange;
}

/** Calls of a bulk change below `path`, by staff unless `options` override it; `rows` is the name of the rows in their query. */
export function bulkChangeCalls<Answers extends BulkAnswers>(
  client: () => TestClient,
  { path, rows: rowsName }: { path: string; rows: 'products' | 'ratings' },
) {
  type Change = Answers['change'];
  const get = async (id: string, rows = 'LEFT_OUT') =>
    (
      await client().get<Answers['details']>(`${path}/${id}`, {
        ...staff,
        query: { [rowsName]: rows, limit: 100 },
      })
    ).body;
  const ended = (id: string, state: BulkChange['state']) =>
    eventually(
      async () => {
        const change = await get(id);
        expect(change.state).toBe(state);
        return change;
      },
      { timeoutMs: endTimeoutMs },
    );
  return {
    get,
    preview: (body: object, options = staff) =>
      client().post<Answers['preview'] & ErrorBody>(`${path}/preview`, { ...options, body }),
    rows: (id: string, query: Record<string, unknown> = { limit: 100 }, options = staff) =>
      client().get<Page<Answers['row']> & ErrorBody>(`${path}/preview/${id}`, { ...options, query }),
    start: (preview: string, options = staff) =>
      client().post<Change & ErrorBody>(path, { ...options, body: { preview } }),
    takeBack: (id: string, options = staff) => client().post<Change & ErrorBody>(`${path}/${id}/take-back`, options),
    list: async () => (await client().get<Page<Change>>(path, staff)).body.docs,
    ended,
    /** Previews, starts and waits for the end. */
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
