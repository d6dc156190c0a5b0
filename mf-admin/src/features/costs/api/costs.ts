import { apiQuery, asApiError, keyOf, pageContext } from '@gvg/browser-kit';
import type { ApiError, CallInput, CallResponse } from '@gvg/browser-kit';
import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@gvg/query';

export const costsKey = keyOf('/v1/costs');
const limit = 100;

async function readAll(): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (let page = 1; ; page += 1) {
    const list = await pageContext().api.call('listCosts', { query: { page, limit, includeDeleted: 'true' } });
    costs.push(...list.docs);
    if (!list.hasNextPage) return costs;
  }
}

/** All rates, past ones included: the one in force depends on all of them, and a shop has about a hundred. */
export const allCostsQuery = queryOptions<Cost[], ApiError>({
  queryKey: [...costsKey, 'all'],
  queryFn: () =>
    readAll().catch((error: unknown) => {
      throw asApiError(error);
    }),
});

export const countriesQuery = apiQuery('listCountries', { query: { limit: 100 } });
export const categoriesQuery = apiQuery('listCategories', { query: { limit: 100, includeHidden: 'true' } });

type CostWrite = 'createCost' | 'updateCost' | 'setCostStatus';

/** Writes a rate and invalidates all rates. The caller shows errors. */
export function useCostWrite<Name extends CostWrite>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input),
    meta: { onError: 'silent' },
    onSuccess: (saved: CallResponse<Name>) => {
      const cost = saved as Cost;
      client.setQueryData(allCostsQuery.queryKey, (costs) =>
        costs === undefined ? undefined : [...costs.filter(({ _id }) => _id !== cost._id), cost],
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey: costsKey }),
  });
}

type Trial = CallInput<'estimateUnsavedCost'>['body'];

/** Estimate of a parcel by an unsaved rate. */
export const trialQuery = (body: Trial) =>
  queryOptions<CallResponse<'estimateUnsavedCost'>, ApiError>({
    queryKey: [...keyOf('/v1/costs/estimate/unsaved'), body],
    queryFn: () =>
      pageContext()
        .api.call('estimateUnsavedCost', { body })
        .catch((error: unknown) => {
          throw asApiError(error);
        }),
    placeholderData: keepPreviousData,
  });
