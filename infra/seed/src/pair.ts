/** Vietnamese, then English. */
export type Pair = readonly [vi: string, en: string];
