import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** A whole contract run fails over a pact that no provider's test has answered for: nobody would notice its breach. */
export default function checkPacts(globalConfig) {
  if (globalConfig.testPathPatterns.isSet()) return;
  const folder = path.join(globalConfig.rootDir, 'pacts');
  const unanswered = globSync('**/*.json', { cwd: folder }).filter((file) => !existsSync(path.join(folder, `${file}.answered`)));
  if (unanswered.length > 0) throw new Error(`No provider's contract test has answered for pacts/${unanswered.join(', pacts/')}`);
}
