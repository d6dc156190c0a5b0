import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { composeFile, generateCompose } from '../compose/compose-file.ts';
import { repository } from '../state/paths.ts';
import { readWorkspaces } from '../workspaces.ts';

/** `npm run compose`: writes docker-compose.yml. */
export function compose(): Promise<number> {
  writeFileSync(path.join(repository, composeFile), generateCompose(repository, readWorkspaces(repository)));
  return Promise.resolve(0);
}
