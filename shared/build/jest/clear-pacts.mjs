import { rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * A whole contract run starts without the last one's pacts: an expectation that nobody has any more must not be verified. A run of chosen files keeps them, so
 * that a provider can be looked at alone.
 */
export default async function clearPacts(globalConfig) {
  if (globalConfig.testPathPatterns.isSet()) return;
  await rm(path.join(globalConfig.rootDir, 'pacts'), { recursive: true, force: true });
}
