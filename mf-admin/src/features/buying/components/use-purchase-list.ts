import type { PurchaseState } from '@gvg/contracts/cart/terms';
import { useQuery } from '@gvg/query';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useListTotal } from '../../../table/use-list-total.ts';
import { purchasesQuery } from '../api/purchases.ts';

const filters = ['search', 'host', 'assignee'] as const;
const sorts = ['deadline', '-deadline'] as const;
const pageLength = 50;

export type PurchaseListState = ReturnType<typeof usePurchaseList>;

/** Lines of the desk in a state, filtered by the URL. Requests nothing without a state. */
export function usePurchaseList(state: PurchaseState | undefined) {
  const address = useListAddress(filters);
  const { search = '', host, assignee } = address.filters;
  const sort = oneOf(sorts, address.sort);
  const filter = {
    ...(state === undefined ? {} : { state }),
    ...(search === '' ? {} : { search }),
    ...(host === undefined ? {} : { host }),
    ...(assignee === undefined ? {} : { assignee }),
  };
  const list = useQuery({
    ...purchasesQuery({ page: address.page, limit: pageLength, ...filter, ...(sort === undefined ? {} : { sort }) }),
    enabled: state !== undefined,
  });
  const exactCount = exactCountQuery('listPurchases', filter);
  return { address, search, sort, list, exactCount, total: useListTotal(list.data, exactCount) };
}
