import { z } from 'zod';
import { partNameSchema, partTypes } from '../manifest/manifest.ts';
import { storeLocationSchema } from '../store/store-location.ts';

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
  store: storeLocationSchema,
  /** Keys that may sign for the part, PEM; read again for each document. */
  publicKeysFile: z.string(),
  /** Where releases are put to run, a folder for each version; of this host alone. */
  versionsFolder: z.string(),
  /** Origin under which the part is reached. */
  url: z.url(),
  /** Of a remote and of the shell: the folder from which it serves the files of all kept versions to browsers. */
  releasesFolder: z.string().optional(),
  /** Of a remote: the registry that the shell's server watches. */
  registryFile: z.string().optional(),
});
export type PartSettings = z.infer<typeof partSettingsSchema>;

/** Name of the environment variable with the settings, as JSON. */
export const partSettingsVariable = 'RELEASE_PART';
