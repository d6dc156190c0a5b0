import type { SiteAddresses, SiteEntry } from '../site.ts';

/** Shell and remotes, which are built before they run. */
export type Frontends = {
  /** Settles when they are built; answers in words how much was done. */
  built: Promise<string>;
  /** The server build of one of them. */
  script(entry: SiteEntry): string;
  /** What its server must know of how it was built. */
  environment(entry: SiteEntry): Record<string, string>;
  /** Puts the remotes in force. */
  deploy(addresses: SiteAddresses): void;
  stop(): Promise<void>;
};
