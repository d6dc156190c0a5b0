import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository as root, workspaceFolders } from './workspaces.ts';

/**
 * `npm run typecheck`: one program for all packages that run in Node, one for those that run in browsers as well. What packages share is read and checked
 * once in each, a third of the time that a program for every package takes; `npm run typecheck -w <package>` is for one. `npm run typecheck -- <folder> …`
 * checks these packages.
 */
const cacheFolder = path.join(root, 'node_modules/.cache/typecheck');
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

const chosen = process.argv.slice(2);
const folders = workspaceFolders().filter((folder) => chosen.length === 0 || chosen.includes(folder));
const packages = folders.map((folder) => {
  const file = path.join(root, folder, 'tsconfig.json');
  const { extends: base, include } = JSON.parse(readFileSync(file, 'utf8'));
  return { environment: path.basename(base, '.json'), include: include.map((entry) => path.join(root, folder, entry)) };
});

async function check(environment) {
  const config = path.join(cacheFolder, `${environment}.json`);
  const include = packages.filter((one) => one.environment === environment).flatMap((one) => one.include);
  if (include.length === 0) return true;
  const base = path.join(root, 'shared/build/tsconfig', `${environment}.json`);
  writeFileSync(config, JSON.stringify({ extends: base, include, exclude: [`${root}/**/node_modules`] }));
  const [code] = await once(spawn(process.execPath, [compiler, '-p', config], { cwd: root, stdio: 'inherit' }), 'exit');
  return code === 0;
}

mkdirSync(cacheFolder, { recursive: true });
const passed = [await check('node'), await check('browser')];
process.exitCode = passed.every(Boolean) ? 0 : 1;
