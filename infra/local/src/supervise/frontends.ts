import type { SiteAddresses, SiteEntry } from '../site.ts';

/** The shell and remotes, which are built before they run. */
export type Frontends = {
  /** Resolves when the entry is built. */
  built(entry: SiteEntry): Promise<void>;
  /** Resolves with a summary for the table when all are built. */
  summary: Promise<string>;
  /** Path of an entry's server script. */
  script(entry: SiteEntry): string;
  /** Environment variables for its server that depend on the build. */
  environment(entry: SiteEntry): Record<string, string>;
  /** Registers the build of a remote. */
  deploy(entry: SiteEntry, addresses: SiteAddresses): void;
  stop(): Promise<void>;
};
