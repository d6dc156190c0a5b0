import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repository as root, workspaceFolders } from '../workspaces.ts';

/** Lints package by package: type-aware rules hold every TypeScript program in memory, and those of all packages exceed one process. */
const require = createRequire(import.meta.url);
const eslint = path.join(path.dirname(require.resolve('eslint/package.json')), 'bin/eslint.js');

const rest = globSync('*.{js,mjs,cjs,ts}', { cwd: root });

let failed = false;
for (const targets of [...workspaceFolders().map((folder) => [folder]), rest]) {
  const cache = path.join(root, 'node_modules/.cache/eslint', targets[0].replaceAll(path.sep, '-'));
  const args = [eslint, '--cache', '--cache-location', cache, '--max-warnings', '0', '--no-error-on-unmatched-pattern', ...targets];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
