import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository, workspaceFolders } from '@gvg/build/workspaces.ts';
import { readModule } from './module.ts';

interface Workspace {
  folder: string;
  exports: Record<string, string>;
}

function readWorkspaces(): Map<string, Workspace> {
  return new Map(
    workspaceFolders().map((folder) => {
      const { name, exports = {} } = JSON.parse(
        readFileSync(path.join(repository, folder, 'package.json'), 'utf8'),
      ) as {
        name: string;
        exports?: Record<string, string>;
      };
      return [name, { folder: path.join(repository, folder), exports }];
    }),
  );
}

let workspaces: Map<string, Workspace> | undefined;

function inPackage(specifier: string): string | undefined {
  const [, name = '', rest = ''] = /^(@gvg\/[^/]+)(.*)$/.exec(specifier) ?? [];
  workspaces ??= readWorkspaces();
  const workspace = workspaces.get(name);
  if (workspace === undefined) return undefined;
  const exact = workspace.exports[`.${rest}`];
  const pattern = workspace.exports['./*'];
  const target = exact ?? (rest === '' ? undefined : pattern?.replace('*', rest.slice(1)));
  return target === undefined ? undefined : path.join(workspace.folder, target);
}

/** Returns the file of an import, or undefined for external packages and for files that are no sources. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const file = specifier.startsWith('.') ? path.resolve(path.dirname(from), specifier) : inPackage(specifier);
  return file !== undefined && /[.][mc]?[jt]sx?$/.test(file) && existsSync(file) ? file : undefined;
}

/** Returns the sources of a part that run in production. */
export function entriesOf(folder: string): string[] {
  return globSync(['{src,server}/**/*.{ts,tsx}', '*.ts'], { cwd: path.resolve(repository, folder) })
    .filter((file) => !/[.](spec|fixtures)[.]tsx?$|(^|\/)testing\//.test(file))
    .map((file) => path.resolve(repository, folder, file))
    .toSorted();
}

/**
 * Returns every source file that runs with the entries. `leaveOut` lists packages provided elsewhere, such as the shell's singletons for
 * remotes.
 */
export function modulesOf(entries: readonly string[], leaveOut: readonly string[] = []): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const { specifier } of readModule(file).imports) {
      if (leaveOut.includes(specifier)) continue;
      const next = resolveImport(file, specifier);
      if (next !== undefined && !found.has(next)) waiting.push(next);
    }
  }
  return found;
}

/** Returns the names that a module exports, including those of modules that it re-exports as a whole. */
export function exportedNames(file: string): Set<string> {
  const { exports, exportsAllOf } = readModule(file);
  const further = exportsAllOf.flatMap((specifier) => {
    const next = resolveImport(file, specifier);
    return next === undefined ? [] : [...exportedNames(next)];
  });
  return new Set([...exports, ...further]);
}
