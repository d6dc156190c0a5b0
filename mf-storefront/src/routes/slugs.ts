import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { localePath } from '@gvg/contracts/values/locale';
import { idFromSlug } from '@gvg/contracts/values/slug';

const idPattern = /^[0-9a-f]{24}$/;

/** Returns the id at the end of a slug, undefined without a valid one. */
export function idFromSlugId(slugId: string | undefined): string | undefined {
  const id = idFromSlug(slugId ?? '');
  return idPattern.test(id) ? id : undefined;
}

/** Redirects a known id with a wrong slug to the canonical path and keeps the query (rules/search-engines-and-sharing.md). */
export function redirectToCanonical(
  { path, search, locale }: PageRequest,
  canonicalPath: string,
): LoaderResult | undefined {
  if (path === canonicalPath) return undefined;
  const query = search.toString();
  return { status: 301, location: localePath(locale, canonicalPath) + (query === '' ? '' : `?${query}`) };
}
