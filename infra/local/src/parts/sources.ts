import type { DebianRoot } from '../root/debian-root.ts';
import type { Part, PartName, SourceName } from './part.ts';

/** What sources need to know of the start that they serve. */
export type SourceContext = {
  environment: NodeJS.ProcessEnv;
  /** Where private instances keep their data. */
  dataFolder: string;
  /** The user's cache folder of ours. */
  cacheFolder: string;
  /** Whether the adapter refuses what is not on its list of promises. */
  strictDocuments: boolean;
  report: (part: PartName, detail: string) => void;
  signal: AbortSignal;
  /** The private Debian root, built at the first question. */
  debianRoot: () => Promise<DebianRoot>;
  /** What was written down when this part was chosen first. */
  kept?: Record<string, string>;
};

/** One place a part may come from. */
export type Source = {
  name: SourceName;
  /** Undefined when the part can come from here, else half a sentence why not. Cheap: nothing is brought yet. */
  whyNot(part: PartName, context: SourceContext): Promise<string | undefined>;
  /** Makes the part ready to start, on new free ports each time. */
  open(part: PartName, context: SourceContext): Promise<Part>;
  /** What must be known at the next start to open the same again. */
  keep?(part: PartName, context: SourceContext): Record<string, string>;
};
