/** Selectors for what changes once the header is compact; it changes by transform and visibility alone, so that nothing counts as a layout shift. */
export const whenCompact = 'header[data-compact] &';
export const hiddenWhenCompact = { [whenCompact]: { visibility: 'hidden' } } as const;
