import type { SiteEntry } from '../site.ts';

export type HostedFrontend = {
  entry: SiteEntry;
  /** Every variable of its processes beyond those of this process. */
  environment: Record<string, string>;
  /** Origin under which it is reached. */
  url: string;
  logFile: string;
  /** Folder from which it serves the files of its versions to browsers. */
  releasesFolder: string;
  /** Of a remote: the registry that the shell's server watches. */
  registryFile?: string | undefined;
  onWaiting(text: string): void;
};

/** Runs the shell and the remotes from releases, so that each can be released, rolled back and tried while the site runs. */
export type FrontendHosts = {
  /** Releases the build in the entry's folder, unless it was released before. */
  release(entry: SiteEntry): Promise<void>;
  /** Resolves once a version runs; rejects with the reason when none can. */
  run(frontend: HostedFrontend): Promise<void>;
  stop(): Promise<void>;
};
