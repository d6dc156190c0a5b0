import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceFolders } from '@gvg/build/workspaces.ts';

const original = path.resolve(import.meta.dirname, '../../../..');

const list = (...gitArguments: string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...gitArguments], { cwd: original, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** A copy of the repository with its uncommitted files, linked to the original's packages. */
export interface RepositoryCopy {
  folder: string;
  /** Runs `npm run` with these arguments in the copy. */
  run(...npmArguments: string[]): { code: number | null; output: string };
  /** Returns the files that differ from the original, relative to the copy. */
  changedFiles(): string[];
  remove(): void;
}

export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'gvg-copy-'));
  const files = [...new Set([...list(), ...list('--others', '--exclude-standard')])].filter((file) =>
    existsSync(path.join(original, file)),
  );
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(original, file), path.join(folder, file));
  }
  linkPackages(folder);
  return {
    folder,
    run(...npmArguments) {
      const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...npmArguments], {
        cwd: folder,
        encoding: 'utf8',
        env: environmentOf(folder),
      });
      return { code: status, output: stdout + stderr };
    },
    changedFiles: () => filesOf(folder).filter((file) => !isSame(path.join(original, file), path.join(folder, file))),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Links all packages, including those of single workspaces, and the workspaces to the copy's own folders. */
function linkPackages(folder: string): void {
  const packages = path.join(original, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules/@gvg'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@gvg' && name !== '.cache')
      symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(path.join(packages, '@gvg')))
    symlinkSync(readlinkSync(path.join(packages, '@gvg', name)), path.join(folder, 'node_modules/@gvg', name));
  for (const workspace of workspaceFolders(original)) {
    const own = path.join(original, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, workspace, 'node_modules'));
  }
}

/** Returns an environment without the variables of the test runner, which would affect tests in the copy. */
function environmentOf(folder: string): NodeJS.ProcessEnv {
  const { JEST_WORKER_ID: _worker, NODE_ENV: _environment, GVG_TESTS: _suite, ...environment } = process.env;
  return { ...environment, INIT_CWD: folder };
}

const ignored = new Set(['.env', 'node_modules', 'dist', '.data', 'pacts', '.git']);

function filesOf(folder: string, relative = ''): string[] {
  return readdirSync(path.join(folder, relative), { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const file = path.posix.join(relative, entry.name);
    return entry.isDirectory() ? filesOf(folder, file) : [file];
  });
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && readFileSync(one).equals(readFileSync(other));
