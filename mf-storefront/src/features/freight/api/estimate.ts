import { pageContext } from '@gvg/browser-kit';
import type { CallResponse, CallInput } from '@gvg/browser-kit';
import { queryOptions } from '@gvg/query';

export type EstimateLine = NonNullable<CallInput<'estimateCost'>['body']>['lines'][number];
export type EstimateRow = CallResponse<'estimateCost'>['rows'][number];

/** Rows of an estimate, and the number of pieces that they are for. */
interface Estimated {
  rows: readonly EstimateRow[];
  amount: number;
}

/** Freight of goods to a country. The last estimate stays while the next one loads, but never that of another country. */
export const estimateQuery = (country: string, line: EstimateLine) =>
  queryOptions({
    queryKey: ['freight estimate', country, line] as const,
    queryFn: async ({ signal }): Promise<Estimated> => {
      const body = { country, lines: [line] };
      const { rows } = await pageContext().api.call('estimateCost', { body }, { signal });
      return { rows, amount: line.amount };
    },
    placeholderData: (previous, query) => (query?.queryKey[1] === country ? previous : undefined),
  });
