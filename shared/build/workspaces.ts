import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Absolute path of the repository. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** Returns the sorted folders of the workspaces (`services/cart`, `mf-cart`), relative to `root`, from the globs of its package.json. */
export function workspaceFolders(root: string = repository): string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => folder.split(path.sep).join('/'))
    .toSorted();
}
