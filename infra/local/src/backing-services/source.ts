import type { DebianRoot } from '../root/debian-root.ts';
import type { Passwords } from './credentials.ts';
import type { BackingService, BackingServiceName, SourceName } from './backing-service.ts';

/** Context of the current start, passed to every source. */
export type SourceContext = {
  environment: NodeJS.ProcessEnv;
  /** Folder of private instances' data. */
  dataFolder: string;
  /** This project's folder in the user's cache. */
  cacheFolder: string;
  /** If set, the adapter rejects operations outside its supported list. */
  strictDocuments: boolean;
  /** Passwords for the services that this start runs itself. */
  passwords: Passwords;
  onProgress: (service: BackingServiceName, detail: string) => void;
  signal: AbortSignal;
  /** The private Debian root, built on the first call. */
  debianRoot: () => Promise<DebianRoot>;
  /** Details stored when this source was first chosen. */
  savedDetails?: Record<string, string>;
};

/** One source of backing services. */
export type Source = {
  name: SourceName;
  /** Undefined when the service is available here, else a clause that states why not. Must be cheap: it downloads nothing. */
  unavailableReason(service: BackingServiceName, context: SourceContext): Promise<string | undefined>;
  /** Prepares the service for starting, on newly allocated ports each time. */
  open(service: BackingServiceName, context: SourceContext): Promise<BackingService>;
  /** Details to store so that the next start can open the same service. */
  detailsToSave?(service: BackingServiceName, context: SourceContext): Record<string, string>;
};
