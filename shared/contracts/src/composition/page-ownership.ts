/** Surroundings of a page: none, the public header and footer, or the frame of the admin area's remote (specification §2, Layout rules). */
export const layouts = ['bare', 'public', 'admin'] as const;
export type Layout = (typeof layouts)[number];

/**
 * Pages of one frontend. `paths`: patterns that its releases may render, each with its allowed layouts, the default first; react-router
 * patterns without language prefix. A pattern ending in `/*` is a namespace: a release may add paths below it without a change here.
 * `query`: query keys that its pages read, by pattern; others are ignored (`canonical-address.ts`). `files`: URLs outside its folder that
 * its server provides.
 */
export interface PageOwnership {
  paths: Readonly<Record<string, readonly [Layout, ...Layout[]]>>;
  query?: Readonly<Record<string, QueryKeys>>;
  files?: readonly string[];
}

/** Query keys of a page and the comparison of their values: `01` and `1` are the same integer, but not the same text. */
export type QueryKeys = Readonly<Record<string, 'text' | 'integer'>>;
