import type { Head } from '@gvg/contracts/composition/fragment';

/** Head of a missing page: no addresses, and excluded from search engines. `title` is the document's whole title. */
export function notFoundHead(title: string): Head {
  return { title, description: title, alternates: [], og: [], jsonld: [], robots: 'noindex', preloads: [] };
}
