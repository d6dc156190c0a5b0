import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../workspaces.ts';
import { codeOwners, codeOwnersFile } from './code-owners.ts';
import { contractDescriptions } from './contract-descriptions.ts';
import { contractIndexes, generatedFolder } from './contract-indexes.ts';
import { manifestsWithScripts } from './package-scripts.ts';

/** `npm run sync`: writes the files generated from the contracts' folders and comments and from the workspaces. */
const source = path.join(repository, 'shared/contracts/src');
mkdirSync(path.join(source, generatedFolder), { recursive: true });
for (const [file, content] of Object.entries(contractIndexes(source)))
  writeFileSync(path.join(source, generatedFolder, file), content);
writeFileSync(
  path.join(repository, 'shared/api-description/src/generated/descriptions.ts'),
  contractDescriptions(source),
);
for (const [file, content] of Object.entries(manifestsWithScripts(repository)))
  writeFileSync(path.join(repository, file), content);
writeFileSync(path.join(repository, codeOwnersFile), codeOwners(repository));
