import { ApiError, apiQuery, pageContext } from '@gvg/browser-kit';
import { keepPreviousData, queryOptions } from '@gvg/query';

/** A slower service loses its groups, but does not delay the others. */
const timeoutMs = 6_000;

type SearchCall = 'searchCart' | 'searchIdentity' | 'searchCatalogue';

/** Hits of a service. Further typing cancels the request, and the previous hits stay until then. Results are not cached. */
function searchQuery<Name extends SearchCall>(name: Name, q: string, limit: number) {
  const input = { query: { q, limit } };
  return queryOptions({
    queryKey: apiQuery(name, input as never).queryKey,
    queryFn: async ({ signal }) => {
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        return await pageContext().api.call(name, input as never, { signal: AbortSignal.any([signal, deadline]) });
      } catch (error) {
        throw deadline.aborted ? new ApiError(504, { message: 'GENERAL_ERROR' }) : error;
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}

export const cartHitsQuery = (q: string, limit: number) => searchQuery('searchCart', q, limit);
export const userHitsQuery = (q: string, limit: number) => searchQuery('searchIdentity', q, limit);
export const productHitsQuery = (q: string, limit: number) => searchQuery('searchCatalogue', q, limit);
