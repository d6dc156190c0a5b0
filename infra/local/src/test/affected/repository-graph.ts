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

/** What the selection of tests knows of a repository; every path is relative to it. */
export type RepositoryGraph = {
  /** Folders of its workspaces. */
  packages: readonly string[];
  imports: readonly Import[];
  /** Files with imports, or that others import. */
  modules: ReadonlySet<string>;
  /** Every test file. */
  tests: readonly string[];
  /** Of contract specs. */
  pacts: ReadonlyMap<string, Pacts>;
};

type Cruise = {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
};

const configuration = path.join(ownRepository, 'shared/build/dependency-cruiser.cjs');
const cruiser = path.join(ownRepository, 'node_modules/.bin/depcruise');

/** The folder among `packages` that a file is in. */
export const packageOf = (file: string, packages: readonly string[]): string | undefined =>
  packages.find((folder) => file.startsWith(`${folder}/`));

/** Test files below a folder. */
export const testsIn = (repository: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{spec.ts,spec.tsx,e2e.ts}`, {
    cwd: repository,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => stepOf(file) !== undefined)
    .toSorted();

/** The pacts of the contract specs among `tests`. */
export const pactsIn = (repository: string, tests: readonly string[]): Map<string, Pacts> =>
  new Map(
    tests
      .filter((file) => stepOf(file) === 'contract')
      .map((file) => [file, pactsOf(readFileSync(path.join(repository, file), 'utf8'))]),
  );

/** Reads the graph with dependency-cruiser, in the way that `npm run boundaries` does. */
export async function readRepositoryGraph(repository: string, signal?: AbortSignal): Promise<RepositoryGraph> {
  const packages = workspaceFolders(repository);
  const { code, output } = await runCommand(
    process.execPath,
    [cruiser, '--config', configuration, '--output-type', 'json', ...packages],
    { cwd: repository, ...(signal && { signal }) },
  );
  // Broken import rules end it with their number; its output is complete all the same.
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
