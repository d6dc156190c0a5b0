import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseSchema } from '@gvg/contracts/composition/registry';
import type { Release } from '@gvg/contracts/composition/registry';

/** What the build beside this server says of itself. Throws without a build: a server alone has nothing to serve. */
export function readRelease(clientFolder: string): Release {
  return releaseSchema.parse(JSON.parse(readFileSync(path.join(clientFolder, 'release.json'), 'utf8')));
}
