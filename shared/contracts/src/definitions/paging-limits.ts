export const pagingLimits = { defaultLimit: 20, maximumLimit: 100, maximumPage: 10_000 } as const;

/** Maximum number of matches that a staff list counts. Above it, the list only reports that there are more. */
export const countLimit = 1_000;
