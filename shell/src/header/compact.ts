/** Selectors for the compact header; only transform and visibility change, so that nothing counts as a layout shift. */
export const whenCompact = 'header[data-compact] &';
export const hiddenWhenCompact = { [whenCompact]: { visibility: 'hidden' } } as const;
