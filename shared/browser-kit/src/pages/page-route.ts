import type { Head } from '@gvg/contracts/composition/fragment';
import { mostSpecificPattern } from '@gvg/contracts/paths';
import type { Locale } from '@gvg/contracts/locale';
import type { TFunction } from '@gvg/i18n';
import { matchPath } from '@gvg/router';
import type { Address } from '../api/address.ts';
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
  /** Reads through the data store of the page's components, so that nothing is fetched twice. */
  read<Data>(address: Address<Data>): Promise<Data>;
}

/** A page, a redirect (location with language prefix), not found, or gone. */
export type LoaderResult = { status: 200; head: Head } | { status: 301; location: string } | { status: 404 } | { status: 410 };

/** One page of a remote. */
export interface PageRoute {
  /** Its chunk is named `route-<name>`. */
  name: string;
  /** A react-router pattern, without language prefix. */
  path: string;
  Page: PreloadablePage;
  /**
   * Reads the page's initial data and returns its head or status. Runs on the server and, after a navigation, in the browser; an uncaught ApiError with
   * status 404 or 410 becomes the result.
   */
  loader(request: PageRequest): Promise<LoaderResult>;
}

export interface MatchedPage {
  route: PageRoute;
  params: Record<string, string | undefined>;
}

/** The page for a path without language prefix and query; the most specific pattern wins. */
export function matchPage(routes: readonly PageRoute[], path: string): MatchedPage | undefined {
  const pattern = mostSpecificPattern(
    routes.map((route) => route.path),
    path,
  );
  const route = routes.find((candidate) => candidate.path === pattern);
  const match = route && matchPath(route.path, path);
  return route && match ? { route, params: match.params } : undefined;
}
