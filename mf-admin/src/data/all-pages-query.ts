import { asApiError, keyOf, pageContext } from '@gvg/browser-kit';
import type { ApiError, CallInput, CallResponse, ListCallName } from '@gvg/browser-kit';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { queryOptions } from '@gvg/query';
import type { QueryKey } from '@gvg/query';

/** The longest page of a list. */
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

/** All items of a list that is short, page by page: what is chosen from, or searched as a whole. `queryKey`: what it is part of; `Shown`: what the page sees of an item. */
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
