import type { Head } from '@gvg/contracts/composition/fragment';

/** Head of a missing page, excluded from search indexes. */
export function notFoundHead(title: string, canonical: string): Head {
  return { title, description: title, canonical, alternates: [], og: [], jsonld: [], robots: 'noindex', preloads: [] };
}
