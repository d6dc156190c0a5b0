import { asApiError, keyOf, pageContext } from '@gvg/browser-kit';
import type { ApiError, CallInput, CallResponse, ListCallName } from '@gvg/browser-kit';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { queryOptions } from '@gvg/query';
import type { QueryKey } from '@gvg/query';

/** Maximum page length of the API. */
const limit = 100;

type Item<Name extends ListCallName> = CallResponse<Name>['docs'][number];

async function readAll<Name extends ListCallName>(name: Name, query: object): Promise<Item<Name>[]> {
  const items: Item<Name>[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const input = { query: { ...query, page, limit } } as unknown as CallInput<Name>;
    const answer: StaffPage<Item<Name>> = await pageContext().api.call(name, input);
    items.push(...answer.docs);
    isMore = answer.hasNextPage;
  }
  return items;
}

/**
 * Loads all pages of a short list, for options or a search in the browser. `queryKey` is the key to store it below, `Shown` is the part of an item that the
 * page uses.
 */
export const allPagesQuery = <Name extends ListCallName, Shown extends object = Item<Name>>(
  name: Name,
  query: object,
  queryKey: QueryKey,
) =>
  queryOptions<Shown[], ApiError>({
    queryKey: [...queryKey, 'all'],
    queryFn: () =>
      (readAll(name, query) as Promise<unknown[]> as Promise<Shown[]>).catch((error: unknown) => {
        throw asApiError(error);
      }),
  });

export const countriesQuery = allPagesQuery('listCountries', {}, keyOf('/v1/countries'));
