import type { PartType } from '../manifest/manifest.ts';

/** Parts whose versions are switched while the site runs. A service is replaced by its container's operator. */
export type HostedType = Extract<PartType, 'remote' | 'shell'>;

export const isHosted = (type: string): type is HostedType => type === 'remote' || type === 'shell';

/** Settings for a remote or the shell that runs from its releases. */
export interface PartSettings {
  part: string;
  /** Folder of the part in the repository, such as `mf-cart`. */
  folder: string;
  /** Options for Node: memory limits. */
  nodeOptions: readonly string[];
  /** Variables of each process: ports, addresses, backing services. */
  environment: Readonly<Record<string, string>>;
  /** Log file of all versions. */
  logFile: string;
  /** Repository whose packages, those of its lock file, releases run with. */
  repository: string;
  /** Folder where releases are installed, with a folder for each version. */
  versionsFolder: string;
  /** Origin of the part. */
  url: string;
  /** Folder from which the part serves the files of all retained versions to browsers. */
  releasesFolder: string;
  /** For a remote: the registry that the shell's server watches. */
  registryFile?: string | undefined;
}
