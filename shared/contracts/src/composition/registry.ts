import { z } from 'zod';
import { locales } from '../values/locale.ts';
import { layouts } from './page-ownership.ts';

const scripts = z.array(z.string());

/** Scripts of staff's pages by route pattern, and texts by language. Requested only by browsers of staff. */
const staffPreloadsSchema = z.object({
  pages: z.record(z.string(), scripts),
  texts: z.record(z.enum(locales), scripts),
});

/** Releases from before layouts were listed have plain paths, all with header and footer. A rollback may reactivate them. */
const routeSchema = z.union([
  z.object({ path: z.string(), layout: z.enum(layouts) }),
  z.string().transform((path) => ({ path, layout: 'public' as const })),
]);

/** Version of the page contract (`page-contract.ts`) that the release was built with. Releases from before it was listed have version 1. */
const pageContract = z.number().int().default(1);

/** Release manifest written by a remote's build (`dist/release.json`). Paths are relative to its assets folder. */
export const releaseSchema = z.object({
  name: z.string().regex(/^mf-[a-z]+$/),
  version: z.string(),
  pageContract,
  /** The hashed remoteEntry file. */
  entry: z.string(),
  /** Files that each route needs first, by route pattern. `*` applies to every route. */
  preloads: z.record(z.string(), scripts),
  staffPreloads: staffPreloadsSchema.optional(),
  /** Subresource integrity by file. */
  integrity: z.record(z.string(), z.string()),
  /** Pages that it renders, as far as the contracts allow them (`route-owner.ts`). */
  routes: z.array(routeSchema),
  /** Exposed modules that the shell renders, e.g. `./cart-icon`. */
  widgets: z.array(z.string()),
  /** Whether its server supports `GET /fragment`. */
  fragments: z.boolean(),
});
export type Release = z.infer<typeof releaseSchema>;

/** A deployed remote as the shell uses it. A new version, a rollback or a canary changes only this data. */
export const registeredRemoteSchema = z.object({
  name: z.string(),
  version: z.string(),
  pageContract,
  /** Absolute path or URL of the assets folder, e.g. `/remotes/mf-storefront/3f9a1c/`. */
  assetsUrl: z.string(),
  entryUrl: z.string(),
  /** URL of its fragment server for the shell's server. If absent, it renders in the browser only. */
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
