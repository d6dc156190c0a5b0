import { rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Starts a full contract run without pacts of earlier runs, so that obsolete expectations are not verified. A run of selected files uses
 * existing pacts, so that a provider can be verified separately.
 */
export default async function clearPacts(globalConfig) {
  if (globalConfig.testPathPatterns.isSet()) return;
  await rm(path.join(globalConfig.rootDir, 'pacts'), { recursive: true, force: true });
}
