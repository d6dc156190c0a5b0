import { pageContext } from '@gvg/browser-kit';
import type { CallInput, CallResponse } from '@gvg/browser-kit';
import { queryOptions } from '@gvg/query';

export type EstimateBody = CallInput<'estimateCost'>['body'];
export type EstimateLine = NonNullable<EstimateBody>['lines'][number];
export type EstimateRow = CallResponse<'estimateCost'>['rows'][number];

/** Today's freight of these goods, one row per service. */
export const estimateQuery = (body: NonNullable<EstimateBody>) =>
  queryOptions({
    queryKey: ['quote estimate', body] as const,
    queryFn: ({ signal }) => pageContext().api.call('estimateCost', { body }, { signal }),
  });
