import type { Head } from '@gvg/contracts/composition/fragment';

/**
 * Returns the head of a private or missing page: a title (default: the shop's name), and nothing for search engines or sharing. `title` is
 * the document's complete title.
 */
export const privateHead = (title = 'Goods Viet Goods'): Head => ({
  title,
  description: title,
  alternates: [],
  og: [],
  jsonld: [],
  robots: 'noindex',
  preloads: [],
});
