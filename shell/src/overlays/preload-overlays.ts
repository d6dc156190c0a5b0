/** Loads the small overlays that buttons open, before the buttons are hydrated; what fails is loaded again when it is opened. */
export function preloadOverlays(): void {
  const overlays = [
    import(/* webpackChunkName: "later-images" */ './image-viewer.tsx'),
    import(/* webpackChunkName: "later-filter" */ '../filter/filter-drawer.tsx'),
    import(/* webpackChunkName: "later-search" */ '../search/search-screen.tsx'),
  ];
  for (const overlay of overlays) overlay.catch(() => undefined);
}
