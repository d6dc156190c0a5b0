/** What surrounds a page: nothing, the public header and footer, or the frame that the admin area's remote provides (specification §2, Layout rules). */
export const layouts = ['bare', 'public', 'admin'] as const;
export type Layout = (typeof layouts)[number];

/**
 * The pages of one frontend. `paths`: patterns that its releases may render, each with the layouts that they may ask for, the usual one first; react-router patterns without the
 * language prefix. A pattern ending in `/*` is a namespace: a release may add paths below it without a change here. `query`: by pattern, the query keys that its pages read;
 * all others are ignored (`canonical-address.ts`). `files`: URLs outside its folder that its server answers.
 */
export interface PageOwnership {
  paths: Readonly<Record<string, readonly [Layout, ...Layout[]]>>;
  query?: Readonly<Record<string, QueryKeys>>;
  files?: readonly string[];
}

/** Query keys of a page and how their values are compared: `01` and `1` are the same integer, but not the same text. */
export type QueryKeys = Readonly<Record<string, 'text' | 'integer'>>;
