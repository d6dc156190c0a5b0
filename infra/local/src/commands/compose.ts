import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { composeFile, composeSecretNames, generateCompose } from '../compose/compose-file.ts';
import { composeSecretsFile, ensureComposeSecrets } from '../compose/secrets-file.ts';
import { repository } from '../state/paths.ts';
import { readWorkspaces } from '../workspaces.ts';

/** `npm run compose`: writes docker-compose.yml, and makes the secrets that it needs once. */
export function compose(): Promise<number> {
  const workspaces = readWorkspaces(repository);
  writeFileSync(path.join(repository, composeFile), generateCompose(repository, workspaces));
  const added = ensureComposeSecrets(path.join(repository, composeSecretsFile), composeSecretNames(workspaces));
  if (added.length > 0) console.log(`${composeSecretsFile} has random values now for ${added.join(', ')}`);
  return Promise.resolve(0);
}
