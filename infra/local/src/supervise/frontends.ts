import type { SiteAddresses, SiteEntry } from '../site.ts';

/** The shell and remotes, which are built before they run. */
export type Frontends = {
  /** Resolves with a summary for the table when they are built. */
  built: Promise<string>;
  /** Path of the server entry script of one of them. */
  script(entry: SiteEntry): string;
  /** Environment variables for its server that depend on the build. */
  environment(entry: SiteEntry): Record<string, string>;
  /** Registers the remotes' builds in the registry. */
  deploy(addresses: SiteAddresses): void;
  stop(): Promise<void>;
};
