import { spawnSync } from 'node:child_process';
import { repository, workspaceFolders } from './workspaces.ts';

/** `npm run boundaries`: checks the import rules in every workspace. */
const folders = [...new Set(workspaceFolders().map((folder) => folder.split('/')[0]))];
const { status } = spawnSync('depcruise', ['--config', 'shared/build/dependency-cruiser.cjs', ...folders], {
  cwd: repository,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
