import { z } from 'zod';

const scripts = z.array(z.string());

/** What a remote's build says of itself (`dist/release.json`); paths are relative to its assets' folder. */
export const releaseSchema = z.object({
  name: z.string().regex(/^mf-[a-z]+$/),
  version: z.string(),
  /** The hashed remoteEntry file. */
  entry: z.string(),
  /** Files each route needs first, by route pattern; `*` is what every route needs. */
  preloads: z.record(z.string(), scripts),
  /** Subresource integrity by file. */
  integrity: z.record(z.string(), z.string()),
  /** Path patterns it draws, a part of what contracts' paths give it. */
  routes: z.array(z.string()),
  /** Components it exposes for the shell's tree, e.g. `./cart-icon`. */
  widgets: z.array(z.string()),
  /** Whether its server answers `GET /fragment`. */
  fragments: z.boolean(),
});
export type Release = z.infer<typeof releaseSchema>;

/** One deployed remote as the shell sees it. Everything is data: a new version, a rollback or a canary changes this and nothing else. */
export const registeredRemoteSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Absolute path or address of the assets' folder, e.g. `/remotes/mf-storefront/3f9a1c/`. */
  assetsUrl: z.string(),
  entryUrl: z.string(),
  /** Address of its server for fragments as the shell's server reaches it; absent: drawn in the browser only. */
  fragmentUrl: z.string().optional(),
  preloads: z.record(z.string(), scripts),
  integrity: z.record(z.string(), z.string()),
  routes: z.array(z.string()),
  widgets: z.array(z.string()),
  /** A part of the sessions, or those with a cookie, get this release beside the main one of the same name. */
  canary: z.object({ cookie: z.string().optional(), share: z.number().min(0).max(1).optional() }).optional(),
});
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;

export const registrySchema = z.array(registeredRemoteSchema);
export type Registry = z.infer<typeof registrySchema>;
