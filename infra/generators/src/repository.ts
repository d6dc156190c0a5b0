import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository to generate into: npm runs its scripts there. */
export const repository = process.cwd();

/** Returns the folder of an owner's contracts. */
export const contractsOf = (owner: string): string => path.join(repository, 'shared/contracts/src', owner);

/** @throws Error if the folder exists */
export function ensureNew(folder: string): void {
  if (existsSync(path.join(repository, folder))) throw new Error(`${folder} exists`);
}

/** Returns the versions installed in the repository, so that a new package adds no second copy. */
export const installedVersions = (...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (
        JSON.parse(readFileSync(path.join(repository, 'node_modules', name, 'package.json'), 'utf8')) as {
          version: string;
        }
      ).version,
    ]),
  );

function run(command: string, ...commandArguments: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, commandArguments, { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${commandArguments.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Formats files and folders as lint requires. */
export function format(...paths: string[]): void {
  run(
    process.execPath,
    'node_modules/prettier/bin/prettier.cjs',
    '--write',
    '--ignore-unknown',
    ...paths.map((name) => path.relative(repository, name)),
  );
}

/** Writes the indexes of the contracts, the scripts of packages and CODEOWNERS. */
export function syncContracts(): string {
  run(process.execPath, 'shared/build/sync/main.ts');
  return 'generated contract indexes';
}

/** Updates everything derived from the workspaces: contract indexes, scripts, CODEOWNERS, package-lock.json, docker-compose.yml. */
export function syncWorkspaces(): string {
  syncContracts();
  run('npm', 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  run(process.execPath, 'infra/local/src/main.ts', 'compose');
  return 'generated contract indexes, CODEOWNERS, package-lock.json, docker-compose.yml';
}
