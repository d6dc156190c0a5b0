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

/** Milliseconds. Older responses are refetched in the background when a component uses them again, on focus and on reconnect. */
const staleTime = 30_000;

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, {}, { cause: error });

const isServer = typeof window === 'undefined';

/** Retries a read once if the server could not respond; a 4xx is final. Rendering servers do not retry: the browser does. */
const retry = (failures: number, { status }: ApiError) => !isServer && failures < 1 && (status === 0 || status >= 502);
const retryDelay = 300;

/**
 * Creates the cache of API responses, with the defaults of all queries and writes. A page has one, shared by the shell and all remotes; a
 * server creates one per request. A key is the address of its response, so a query needs no function of its own. For a list key it loads
 * one page.
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
        // Without the signal, so that a response that a loader waits for is not aborted when its component unmounts.
        queryFn: async ({ queryKey, pageParam }) => {
          try {
            return await api.read(
              isListKey(queryKey) ? addressOfPage(queryKey, pageParam as number) : addressOfKey(queryKey),
            );
          } catch (error) {
            throw asApiError(error);
          }
        },
        // Offline, a call fails at once and its component shows a retry button. Reconnecting repeats it.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Stays failed until a retry button, focus or reconnect. Otherwise every mounted component would start it again.
        retryOnMount: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
