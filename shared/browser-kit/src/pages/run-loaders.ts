import { ApiError } from '../api/api-error.ts';
import type { LoaderResult, MatchedPage, PageRequest, PageRoute } from './page-route.ts';

async function runLoader({ loader, prefetch }: PageRoute, request: PageRequest): Promise<LoaderResult> {
  try {
    await prefetch?.(request);
    return (await loader?.(request)) ?? { status: 200 };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return { status: error.status };
    throw error;
  }
}

/** Runs the loaders of a page and its layouts together: the outermost redirect or missing page wins, else the innermost page's head or title. */
export async function runLoaders(
  { routes, params }: MatchedPage,
  request: Omit<PageRequest, 'params'>,
): Promise<LoaderResult> {
  const results = await Promise.all(routes.map((route) => runLoader(route, { ...request, params })));
  const isAboutHead = (result: LoaderResult) =>
    result.status === 200 && (result.head !== undefined || result.title !== undefined);
  return results.find(({ status }) => status !== 200) ?? results.findLast(isAboutHead) ?? { status: 200 };
}
