import type { CallName, GetName } from '@gvg/contracts/calls';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { infiniteQueryOptions, queryOptions } from '@gvg/query';
import type { InfiniteData } from '@gvg/query';
import { addressOf, requestLine } from '../api/address.ts';
import type { CallInput, CallResponse } from '../api/address.ts';
import type { ApiError } from '../api/api-error.ts';
import { keyOf, listKeyOf } from './query-key.ts';

/** GET calls that respond with a page of a list, with exact or limited totals. */
export type ListCallName = GetName &
  { [Name in CallName]: CallResponse<Name> extends StaffPage<unknown> ? Name : never }[CallName];

type ItemOf<Name extends ListCallName> = CallResponse<Name>['docs'][number];

/** `queryOptions` of a GET call. The client's default query function makes the call. */
export const apiQuery = <Name extends GetName>(name: Name, input: CallInput<Name>) =>
  queryOptions<CallResponse<Name>, ApiError>({ queryKey: keyOf(addressOf(name, input)) });

/** Returns the items of all loaded pages. Items that move to another page between two loads may appear twice. */
const itemsOf = <Item>({ pages }: InfiniteData<StaffPage<Item>, number>) => ({
  items: pages.flatMap(({ docs }) => docs),
  totalDocs: pages.at(-1)?.totalDocs ?? 0,
});

/** `infiniteQueryOptions` of a GET call that responds with a page of a list. `input` is without `page`. */
export const apiListQuery = <Name extends ListCallName>(name: Name, input: CallInput<Name>) =>
  infiniteQueryOptions({
    queryKey: listKeyOf(requestLine(name, input as object).path),
    initialPageParam: 1,
    getNextPageParam: ({ hasNextPage, page }: StaffPage<ItemOf<Name>>) => (hasNextPage ? page + 1 : undefined),
    select: itemsOf<ItemOf<Name>>,
  });
