/** What the shell renders around a page: `bare` nothing, `public` header and footer, `admin` the admin area's frame (specification §2 Layout rules). */
export type Layout = 'bare' | 'public' | 'admin';

/**
 * The pages of one frontend. `paths`: patterns that its releases may render, each with the layouts that they may ask for; react-router patterns without the
 * language prefix. A pattern ending in `/*` is a namespace: a release may add paths below it without a change here. `files`: URLs outside its folder that its server answers.
 */
export interface PageOwnership {
  paths: Readonly<Record<string, readonly Layout[]>>;
  files?: readonly string[];
}
