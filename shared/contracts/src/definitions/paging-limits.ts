export const pagingLimits = { defaultLimit: 20, maximumLimit: 100, maximumPage: 10_000 } as const;

/** Matches that a list of staff counts; beyond, it says that there are more. */
export const countLimit = 1_000;
