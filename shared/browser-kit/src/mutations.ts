/** Writes of a page; loaded with the first page that has one. */
export { useApiMutation } from './mutations/use-api-mutation.ts';
export type { ApiMutation, ApiMutationOptions } from './mutations/use-api-mutation.ts';
export type { CacheWriter } from './mutations/optimistic-changes.ts';
export type { ErrorReport } from '@gvg/browser-kit';
