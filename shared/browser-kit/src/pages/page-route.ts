import type { Head } from '@gvg/contracts/composition/fragment';
import { mostSpecificPattern } from '@gvg/contracts/paths';
import type { Locale } from '@gvg/contracts/locale';
import type { TFunction } from '@gvg/i18n';
import { matchPath } from '@gvg/router';
import type { Address } from '../api/address.ts';
import type { PreloadablePage } from './page.tsx';

/** What a page is asked for. */
export interface PageRequest {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  /** Without language prefix and query. */
  path: string;
  locale: Locale;
  /** `https://…` of the shop, for the absolute addresses of the head. */
  origin: string;
  /** Texts of the remote's namespace. */
  t: TFunction;
  /** Reads through the store that the page's components show from, so nothing is asked for twice. */
  read<Data>(address: Address<Data>): Promise<Data>;
}

/** A page, a move to the right address (with language prefix), or nothing here. */
export type LoaderResult = { status: 200; head: Head } | { status: 301; location: string } | { status: 404 } | { status: 410 };

/** One page of a remote. */
export interface PageRoute {
  /** Its chunk is named `route-<name>`. */
  name: string;
  /** As react-router reads it, without language prefix. */
  path: string;
  Page: PreloadablePage;
  /**
   * Reads what the page shows first and says what it is. The same on the server and after a navigation in the browser; an ApiError of status 404 or 410
   * that it does not catch is its answer.
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
