import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseSchema } from '@gvg/contracts/composition/registry';
import type { Release } from '@gvg/contracts/composition/registry';

/** Reads release.json of the client build. Throws if there is no build. */
export function readRelease(clientFolder: string): Release {
  return releaseSchema.parse(JSON.parse(readFileSync(path.join(clientFolder, 'release.json'), 'utf8')));
}
