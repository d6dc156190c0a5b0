import path from 'node:path';
import { dataFolder } from '@gvg/local/state/paths';

/** Where the site of `npm start` keeps its releases. */
export const localReleasesFolder = (data: string = dataFolder): string => path.join(data, 'release-store');
/** Where it keeps the keys of its parts, made at its first start. */
export const localKeysFolder = (data: string = dataFolder): string => path.join(data, 'release-keys');
