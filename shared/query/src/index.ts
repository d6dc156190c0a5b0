/** The exports of @tanstack/react-query in use; this package is the module-federation singleton that shares one copy per page. */
export {
  HydrationBoundary,
  MutationCache,
  QueryClient,
  QueryClientProvider,
  dehydrate,
  hashKey,
  infiniteQueryOptions,
  isCancelledError,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type {
  DehydratedState,
  InfiniteData,
  Mutation,
  MutationKey,
  Query,
  QueryKey,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
