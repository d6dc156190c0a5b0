import { asApiError, keyOf, pageContext } from '@gvg/browser-kit';
import type { ApiError, CallResponse } from '@gvg/browser-kit';
import { queryOptions } from '@gvg/query';

/** An address works for ten minutes; it is renewed before. */
const renewMs = 8 * 60_000;

/** The token of an address that shows the template's draft. */
export const previewQuery = (id: string) =>
  queryOptions<CallResponse<'previewPageTemplate'>, ApiError>({
    queryKey: [...keyOf(`/v1/page-templates/${id}/preview`)],
    queryFn: () =>
      pageContext()
        .api.call('previewPageTemplate', { params: { id } })
        .catch((error: unknown) => {
          throw asApiError(error);
        }),
    staleTime: renewMs,
    gcTime: 0,
    refetchInterval: renewMs,
    refetchOnWindowFocus: true,
  });
