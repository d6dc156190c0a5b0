import { z } from 'zod';
import { locales } from '../values/locale.ts';
import { layouts } from './page-ownership.ts';

const scripts = z.array(z.string());

/** Scripts of staff's pages, which staff's browsers alone request: of each page by route pattern, and the texts of each language. */
const staffPreloadsSchema = z.object({
  pages: z.record(z.string(), scripts),
  texts: z.record(z.enum(locales), scripts),
});

/** Releases from before layouts were listed contain plain paths, all of pages with header and footer; a rollback may reactivate them. */
const routeSchema = z.union([
  z.object({ path: z.string(), layout: z.enum(layouts) }),
  z.string().transform((path) => ({ path, layout: 'public' as const })),
]);

/** Version of the page contract (`page-contract.ts`) that the release was built with; releases from before it was listed are of version 1. */
const pageContract = z.number().int().default(1);

/** Release manifest written by a remote's build (`dist/release.json`); paths are relative to its assets folder. */
export const releaseSchema = z.object({
  name: z.string().regex(/^mf-[a-z]+$/),
  version: z.string(),
  pageContract,
  /** The hashed remoteEntry file. */
  entry: z.string(),
  /** Files each route needs first, by route pattern; `*` is what every route needs. */
  preloads: z.record(z.string(), scripts),
  staffPreloads: staffPreloadsSchema.optional(),
  /** Subresource integrity by file. */
  integrity: z.record(z.string(), z.string()),
  /** The pages that it renders, within what the contracts give it (`route-owner.ts`). */
  routes: z.array(routeSchema),
  /** Exposed modules that the shell renders, e.g. `./cart-icon`. */
  widgets: z.array(z.string()),
  /** Whether its server supports `GET /fragment`. */
  fragments: z.boolean(),
});
export type Release = z.infer<typeof releaseSchema>;

/** One deployed remote as the shell sees it. A new version, a rollback or a canary changes only this data. */
export const registeredRemoteSchema = z.object({
  name: z.string(),
  version: z.string(),
  pageContract,
  /** Absolute path or URL of the assets folder, e.g. `/remotes/mf-storefront/3f9a1c/`. */
  assetsUrl: z.string(),
  entryUrl: z.string(),
  /** URL of its fragment server as reached from the shell's server; absent: rendered in the browser only. */
  fragmentUrl: z.string().optional(),
  preloads: z.record(z.string(), scripts),
  staffPreloads: staffPreloadsSchema.optional(),
  integrity: z.record(z.string(), z.string()),
  routes: z.array(routeSchema),
  widgets: z.array(z.string()),
  /** A share of the sessions, or sessions with a cookie, get this release instead of the main one of the same name. */
  canary: z.object({ cookie: z.string().optional(), share: z.number().min(0).max(1).optional() }).optional(),
});
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;

export const registrySchema = z.array(registeredRemoteSchema);
export type Registry = z.infer<typeof registrySchema>;
