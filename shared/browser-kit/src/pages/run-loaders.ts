import { isCancelledError } from '@gvg/query';
import { ApiError } from '../api/api-error.ts';
import type { LoaderResult, MatchedPage, PageRequest, PageRoute } from './page-route.ts';

async function runLoader(route: PageRoute, request: PageRequest): Promise<LoaderResult> {
  try {
    await route.prefetch?.(request);
    return (await route.loader?.(request)) ?? { status: 200 };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return { status: error.status };
    // The person has changed meanwhile: loads the same page for the new one.
    if (isCancelledError(error)) return runLoader(route, request);
    throw error;
  }
}

/**
 * Runs the loaders of a page and its layouts concurrently. The outermost redirect or missing page wins, else the innermost page's head or
 * title.
 */
export async function runLoaders(
  { routes, params }: MatchedPage,
  request: Omit<PageRequest, 'params'>,
): Promise<LoaderResult> {
  const results = await Promise.all(routes.map((route) => runLoader(route, { ...request, params })));
  const isAboutHead = (result: LoaderResult) =>
    result.status === 200 && (result.head !== undefined || result.title !== undefined);
  return results.find(({ status }) => status !== 200) ?? results.findLast(isAboutHead) ?? { status: 200 };
}
