import type { SiteEntry } from '../site.ts';

export type HostedFrontend = {
  entry: SiteEntry;
  /** Variables in addition to those of this process. */
  environment: Record<string, string>;
  /** Origin of the frontend. */
  url: string;
  logFile: string;
  /** Folder from which browsers load the files of its versions. */
  releasesFolder: string;
  /** For a remote, the registry that the shell's server watches. */
  registryFile?: string | undefined;
  onWaiting(text: string): void;
};

/** Runs the shell and the remotes from releases, which can be released, rolled back and tried while the site runs. */
export type FrontendHosts = {
  /** Releases the build in the entry's folder, unless it is already released. */
  release(entry: SiteEntry): Promise<void>;
  /** Resolves once a version runs, or rejects with the reason if none can. */
  run(frontend: HostedFrontend): Promise<void>;
  stop(): Promise<void>;
};
