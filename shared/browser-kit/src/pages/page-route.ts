import type { Head } from '@gvg/contracts/composition/fragment';
import { mostSpecificPattern } from '@gvg/contracts/paths';
import type { Locale } from '@gvg/contracts/values/locale';
import type { TFunction } from '@gvg/i18n';
import type { QueryClient } from '@gvg/query';
import { matchPath } from '@gvg/router';
import type { PreloadablePage } from './page.tsx';

/** Input of a page's loader. */
export interface PageRequest {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  /** Without language prefix and query. */
  path: string;
  locale: Locale;
  /** `https://…` of the shop, for absolute URLs in the head. */
  origin: string;
  /** Texts of the remote's namespace. */
  t: TFunction;
  /** The query client of the page's components, so that they do not fetch the loaded data again. */
  queryClient: QueryClient;
}

/**
 * Result of a loader: a page, a redirect (location with language prefix), not found, or gone. A private page has no head: only its title is
 * shown, and it is excluded from search engines.
 */
export type LoaderResult =
  | { status: 200; head: Head }
  | { status: 200; head?: undefined; title?: string }
  | { status: 301; location: string }
  | { status: 404 }
  | { status: 410 };

/** One page of a remote, or with `children` a layout around several pages. */
export interface PageRoute {
  /** Its chunk is named `route-<name>`. */
  name: string;
  /** A react-router pattern without language prefix; that of a child is relative to its parent. An empty path is the parent's own. */
  path: string;
  /** A layout renders its child at the `<Outlet/>` of `@gvg/router`. */
  Page: PreloadablePage;
  /**
   * Reads the page's initial data and returns its head or status. Runs on the server and, after a navigation, in the browser, concurrently
   * with the loaders of its layouts. An uncaught ApiError with status 404 or 410 becomes the result.
   */
  loader?(request: PageRequest): Promise<LoaderResult>;
  /** A loader that only reads data. Its result is not used. */
  prefetch?(request: PageRequest): Promise<unknown>;
  children?: readonly PageRoute[];
}

export interface MatchedPage {
  /** The page, after its layouts, outermost first. */
  routes: readonly PageRoute[];
  /** The complete pattern of the page. */
  path: string;
  params: Record<string, string | undefined>;
}

const joinPaths = (parent: string, path: string) =>
  path === '' ? parent : `${parent.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** Returns every page with its layouts and complete pattern. */
function flatten(
  routes: readonly PageRoute[],
  layouts: readonly PageRoute[] = [],
  base = '',
): Omit<MatchedPage, 'params'>[] {
  return routes.flatMap((route) => {
    const path = joinPaths(base, route.path);
    const chain = [...layouts, route];
    return route.children === undefined ? [{ routes: chain, path }] : flatten(route.children, chain, path);
  });
}

/** Returns the page for a path without language prefix and query. The most specific pattern wins. */
export function matchPage(routes: readonly PageRoute[], path: string): MatchedPage | undefined {
  const pages = flatten(routes);
  const pattern = mostSpecificPattern(
    pages.map((page) => page.path),
    path,
  );
  const page = pages.find((candidate) => candidate.path === pattern);
  const match = page && matchPath(page.path, path);
  return page && match ? { ...page, params: match.params } : undefined;
}
