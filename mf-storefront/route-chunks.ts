/** Chunks that each page needs first, by its path: the document preloads them. The same paths stand in `src/routes/pages.ts`. */
export const routeChunks = {
  '/': ['route-home'],
  '/search': ['route-search'],
  '/category/:slugId': ['route-category'],
  '/product/:slugId': ['route-product'],
  '/rate-table': ['route-rate-table'],
  '/page/:slug': ['route-page'],
};
