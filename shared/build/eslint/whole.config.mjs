import { repository } from '../workspaces.ts';
import { eslintConfig } from './config.mjs';

/** For runs over many packages: one TypeScript program reads and checks what they share once. Editors take the package's own. */
export default eslintConfig(repository, { project: 'shared/build/eslint/tsconfig.whole.json' });
