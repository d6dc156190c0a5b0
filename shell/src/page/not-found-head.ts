import type { Head } from '@gvg/contracts/composition/fragment';

/** Head of a page that is not there: nothing of it belongs into an index. */
export function notFoundHead(title: string, canonical: string): Head {
  return { title, description: title, canonical, alternates: [], og: [], jsonld: [], robots: 'noindex', preloads: [] };
}
