import type { PartType } from '../manifest/manifest.ts';

/** Parts whose versions are switched while the site runs; a service is replaced by whoever runs its container. */
export type HostedType = Extract<PartType, 'remote' | 'shell'>;

export const isHosted = (type: string): type is HostedType => type === 'remote' || type === 'shell';

/** How one remote or the shell is run from its releases. */
export interface PartSettings {
  part: string;
  /** Folder of the part in the repository, such as `mf-cart`. */
  folder: string;
  /** Options for Node: the ceilings of its memory. */
  nodeOptions: readonly string[];
  /** Of each of its processes: ports, addresses, backing services. */
  environment: Readonly<Record<string, string>>;
  /** File that all its versions write to. */
  logFile: string;
  /** Whose packages releases are run with: those of its lock file. */
  repository: string;
  /** Where releases are put to run, a folder for each version. */
  versionsFolder: string;
  /** Origin under which the part is reached. */
  url: string;
  /** Folder from which the part serves the files of all kept versions to browsers. */
  releasesFolder: string;
  /** Of a remote: the registry that the shell's server watches. */
  registryFile?: string | undefined;
}
