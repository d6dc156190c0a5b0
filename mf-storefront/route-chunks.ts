/** Chunks of each page by path; the document preloads them. Paths must match `src/routes/pages.ts`. */
export const routeChunks = {
  '/': ['route-home'],
  '/search': ['route-search'],
  '/category/:slugId': ['route-category'],
  '/product/:slugId': ['route-product'],
  '/rate-table': ['route-rate-table'],
  '/page/:slug': ['route-page'],
};
