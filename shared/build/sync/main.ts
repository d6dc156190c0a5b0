import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../workspaces.ts';
import { contractDescriptions } from './contract-descriptions.ts';
import { contractIndexes, generatedFolder } from './contract-indexes.ts';

/** `npm run sync`: writes what is generated from the folders of the contracts and from their comments. */
const source = path.join(repository, 'shared/contracts/src');
mkdirSync(path.join(source, generatedFolder), { recursive: true });
for (const [file, content] of Object.entries(contractIndexes(source)))
  writeFileSync(path.join(source, generatedFolder, file), content);
writeFileSync(
  path.join(repository, 'shared/api-description/src/generated/descriptions.ts'),
  contractDescriptions(source),
);
