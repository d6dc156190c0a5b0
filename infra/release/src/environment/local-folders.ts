import path from 'node:path';
import { dataFolder } from '@gvg/local/state/paths';

/** Returns the folder of releases of the site of `npm start`. */
export const localReleasesFolder = (data: string = dataFolder): string => path.join(data, 'release-store');
/** Returns the folder of the keys of its parts, which are created at its first start. */
export const localKeysFolder = (data: string = dataFolder): string => path.join(data, 'release-keys');
