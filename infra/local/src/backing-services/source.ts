import type { DebianRoot } from '../root/debian-root.ts';
import type { BackingService, BackingServiceName, SourceName } from './backing-service.ts';

/** What sources need to know of the start that they serve. */
export type SourceContext = {
  environment: NodeJS.ProcessEnv;
  /** Where private instances keep their data. */
  dataFolder: string;
  /** The user's cache folder of ours. */
  cacheFolder: string;
  /** Whether the adapter refuses what is not on its list of promises. */
  strictDocuments: boolean;
  onProgress: (service: BackingServiceName, detail: string) => void;
  signal: AbortSignal;
  /** The private Debian root, built at the first question. */
  debianRoot: () => Promise<DebianRoot>;
  /** What was written down when this part was chosen first. */
  savedDetails?: Record<string, string>;
};

/** One place a part may come from. */
export type Source = {
  name: SourceName;
  /** Undefined when the part can come from here, else half a sentence why not. Cheap: nothing is brought yet. */
  unavailableReason(service: BackingServiceName, context: SourceContext): Promise<string | undefined>;
  /** Makes the part ready to start, on new free ports each time. */
  open(service: BackingServiceName, context: SourceContext): Promise<BackingService>;
  /** What must be known at the next start to open the same again. */
  detailsToSave?(service: BackingServiceName, context: SourceContext): Record<string, string>;
};
