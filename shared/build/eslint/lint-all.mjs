import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repository as root, workspaceFolders } from '../workspaces.ts';

/** `npm run lint`: eslint's rules, then the form that prettier writes. */
const require = createRequire(import.meta.url);
const program = (name, file) => path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
const cacheFolder = path.join(root, 'node_modules/.cache');

async function run(...nodeArguments) {
  const [code] = await once(spawn(process.execPath, nodeArguments, { cwd: root, stdio: 'inherit' }), 'exit');
  return code === 0;
}

/** Linted in two runs: the types of all packages together need more than 3 GiB. */
function lint(name, targets) {
  const options = [
    '--config',
    'shared/build/eslint/whole.config.mjs',
    '--cache',
    '--cache-location',
    path.join(cacheFolder, 'eslint', name),
  ];
  return run(
    '--max-old-space-size=3072',
    program('eslint', 'bin/eslint.js'),
    ...options,
    '--max-warnings',
    '0',
    '--no-error-on-unmatched-pattern',
    ...targets,
  );
}

const isServer = (folder) => /^(services|infra)\//.test(folder);
const passed = [
  await lint('servers', workspaceFolders().filter(isServer)),
  await lint('rest', [
    ...workspaceFolders().filter((folder) => !isServer(folder)),
    ...globSync('*.{js,mjs,cjs,ts}', { cwd: root }),
  ]),
  await run(program('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '--cache', '.'),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
