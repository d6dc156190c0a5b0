import { pageContext } from '@gvg/browser-kit';
import type { CallInput, CallResponse } from '@gvg/browser-kit';
import { queryOptions } from '@gvg/query';

export type AmendmentPreview = CallResponse<'amendOrder'>;
export type AmendmentBody = CallInput<'amendOrder'>['body'];

/** Dry run of a change to the order with this code. The last answer stays while the next one loads. */
export const amendmentPreviewQuery = (code: string, body: AmendmentBody) =>
  queryOptions({
    queryKey: ['order amendment', code, body] as const,
    queryFn: ({ signal }) =>
      pageContext().api.call('amendOrder', { params: { id: code }, body: { ...body, dryRun: true } }, { signal }),
    placeholderData: (previous, query) => (query?.queryKey[1] === code ? previous : undefined),
    // Stock and rates may change at any moment.
    gcTime: 0,
    retry: false,
  });
