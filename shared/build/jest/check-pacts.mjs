import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Fails a full contract run if a pact was not verified by its provider's test. */
export default function checkPacts(globalConfig) {
  if (globalConfig.testPathPatterns.isSet()) return;
  const folder = path.join(globalConfig.rootDir, 'pacts');
  const unverified = globSync('**/*.json', { cwd: folder }).filter(
    (file) => !existsSync(path.join(folder, `${file}.verified`)),
  );
  if (unverified.length > 0)
    throw new Error(`No provider's contract test has verified pacts/${unverified.join(', pacts/')}`);
}
