import path from 'node:path';
import { z } from 'zod';
import { partNameSchema, partTypes } from '../manifest/manifest.ts';

/** What the host of a part is told by whoever starts it; the part's own variables are in its environment beside this. */
export const partSettingsSchema = z.strictObject({
  part: partNameSchema,
  /** Of the process: numbered for each further one of the part. */
  process: partNameSchema,
  type: z.enum(partTypes),
  /** Folder of the part in the repository, such as `services/cart`. */
  folder: z.string(),
  nodeOptions: z.array(z.string()),
  /** Whose packages releases are run with: those of its lock file. */
  repository: z.string(),
  /** Folder of the store. */
  store: z.string(),
  /** Keys that may sign for the part, PEM; read again for each document. */
  publicKeysFile: z.string(),
  /** Where releases are put to run, a folder for each version; of this host alone. */
  versionsFolder: z.string(),
  /** Origin under which the part is reached. */
  url: z.url(),
  /** Of a remote: the registry that the shell's server watches, and the folder from which the part serves the files of all kept versions. */
  remote: z.strictObject({ registryFile: z.string(), releasesFolder: z.string() }).optional(),
});
export type PartSettings = z.infer<typeof partSettingsSchema>;

/** Name of the environment variable with the settings, as JSON. */
export const partSettingsVariable = 'RELEASE_PART';

/** Where the sources or builds of a part start, below the folder of a version. */
export function executionOf(
  { type, folder, nodeOptions }: Pick<PartSettings, 'type' | 'folder' | 'nodeOptions'>,
  versionFolder: string,
): { script: string; cwd: string; nodeOptions: readonly string[] } {
  const isSource = type === 'service' || type === 'gateway';
  const cwd = isSource ? path.join(versionFolder, folder) : versionFolder;
  return { script: path.join(cwd, isSource ? 'src/main.ts' : 'server/main.js'), cwd, nodeOptions };
}
