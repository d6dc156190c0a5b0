import { asApiError, keyOf, pageContext } from '@gvg/browser-kit';
import type { ApiError, CallInput, CallResponse } from '@gvg/browser-kit';
import { keepPreviousData, queryOptions } from '@gvg/query';

/** Freight of these goods, by the estimate that customers see. */
export const estimateQuery = (body: CallInput<'estimateCost'>['body']) =>
  queryOptions<CallResponse<'estimateCost'>, ApiError>({
    queryKey: [...keyOf('/v1/costs/estimate'), body],
    queryFn: () =>
      pageContext()
        .api.call('estimateCost', { body })
        .catch((error: unknown) => {
          throw asApiError(error);
        }),
    placeholderData: keepPreviousData,
  });
