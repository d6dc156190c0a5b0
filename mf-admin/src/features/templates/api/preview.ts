import { asApiError, keyOf, pageContext } from '@gvg/browser-kit';
import type { ApiError, CallResponse } from '@gvg/browser-kit';
import { queryOptions } from '@gvg/query';

/** A token is valid for ten minutes and renewed before. */
const renewMs = 8 * 60_000;

/** Token for the URL of a draft preview. */
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
