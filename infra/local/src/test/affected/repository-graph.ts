import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolders } from '@gvg/build/workspaces.ts';
import { repository as ownRepository } from '../../state/paths.ts';
import { runCommand } from '../../process/run-command.ts';
import { pactsOf } from './pacts.ts';
import type { Pacts } from './pacts.ts';
import { stepOf } from './test-files.ts';

/** `from` imports `to`. */
export type Import = { from: string; to: string; isOfTypes: boolean };

/** Information about a repository for the selection of tests. All paths are relative to it. */
export type RepositoryGraph = {
  /** Folders of the workspaces. */
  packages: readonly string[];
  imports: readonly Import[];
  /** Files that import or are imported. */
  modules: ReadonlySet<string>;
  /** All test files. */
  tests: readonly string[];
  /** Pacts by contract spec. */
  pacts: ReadonlyMap<string, Pacts>;
};

type Cruise = {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
};

const configuration = path.join(ownRepository, 'shared/build/dependency-cruiser.cjs');
const cruiser = path.join(ownRepository, 'node_modules/.bin/depcruise');

/** Returns the folder among `packages` that contains the file. */
export const packageOf = (file: string, packages: readonly string[]): string | undefined =>
  packages.find((folder) => file.startsWith(`${folder}/`));

/** Returns the test files below a folder. */
export const testsIn = (repository: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{spec.ts,spec.tsx,e2e.ts}`, {
    cwd: repository,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => stepOf(file) !== undefined)
    .toSorted();

/** Returns the pacts of the contract specs among `tests`. */
export const pactsIn = (repository: string, tests: readonly string[]): Map<string, Pacts> =>
  new Map(
    tests
      .filter((file) => stepOf(file) === 'contract')
      .map((file) => [file, pactsOf(readFileSync(path.join(repository, file), 'utf8'))]),
  );

/** Reads the graph with dependency-cruiser, as `npm run boundaries` does. */
export async function readRepositoryGraph(repository: string, signal?: AbortSignal): Promise<RepositoryGraph> {
  const packages = workspaceFolders(repository);
  const { code, output } = await runCommand(
    process.execPath,
    [cruiser, '--config', configuration, '--output-type', 'json', ...packages],
    { cwd: repository, ...(signal && { signal }) },
  );
  // The exit code is the number of broken import rules. The output is complete nevertheless.
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser ended with ${code}:\n${output.slice(0, 2_000)}`);
  const { modules } = JSON.parse(output) as Cruise;
  const isOwn = (file: string): boolean => packageOf(file, packages) !== undefined && !file.includes('node_modules/');
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => isOwn(source) && isOwn(resolved))
      .map(({ resolved, dependencyTypes }) => ({
        from: source,
        to: resolved,
        isOfTypes: dependencyTypes.includes('type-only'),
      })),
  );
  const tests = packages.flatMap((folder) => testsIn(repository, folder));
  return {
    packages,
    imports,
    modules: new Set(modules.map(({ source }) => source).filter(isOwn)),
    tests,
    pacts: pactsIn(repository, tests),
  };
}
