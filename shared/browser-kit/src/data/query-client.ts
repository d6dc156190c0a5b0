import { MutationCache, QueryClient } from '@gvg/query';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { silenceForgotten } from './forget-person.ts';
import { addressOfKey, addressOfPage, isListKey } from './query-key.ts';
import { reportFailedWrite } from './report-failed-write.ts';
import type { ErrorReport } from './report-failed-write.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: { onError?: ErrorReport };
  }
}

/** Milliseconds; older responses are refetched in the background when a component uses them again, on focus and on reconnect. */
const staleTime = 30_000;

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, {}, { cause: error });

const isServer = typeof window === 'undefined';

/** Repeats a read once when the server could not respond; a 4xx is final. Servers that render repeat nothing: the browser does. */
const retry = (failures: number, { status }: ApiError) => !isServer && failures < 1 && (status === 0 || status >= 502);
const retryDelay = 300;

/**
 * Cache of API responses, and the defaults of all queries and writes. A page has one, shared by the shell and all remotes; a server creates one per
 * request. A key is the address of its response, so a query needs no function of its own; of a list it loads one page.
 */
export function createQueryClient(api: Api): QueryClient {
  const mutationCache: MutationCache = new MutationCache({
    onSuccess: (_data, _variables, _result, mutation) => void silenceForgotten(mutationCache, mutation),
    onError(error, _variables, _result, mutation) {
      if (!silenceForgotten(mutationCache, mutation)) reportFailedWrite(asApiError(error), mutation.meta?.onError);
    },
  });
  return new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime,
        retry,
        retryDelay,
        // Without the signal: a response that a loader waits for is not aborted when the component that requested it unmounts.
        queryFn: async ({ queryKey, pageParam }) => {
          try {
            return await api.read(
              isListKey(queryKey) ? addressOfPage(queryKey, pageParam as number) : addressOfKey(queryKey),
            );
          } catch (error) {
            throw asApiError(error);
          }
        },
        // Offline, a call fails at once and its component shows it with a retry; the reconnect repeats it.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A failed response stays failed until its retry button, a focus or a reconnect: every mounted component would start it anew.
        retryOnMount: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
