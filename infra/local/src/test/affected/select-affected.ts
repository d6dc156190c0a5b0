import { beyondImports } from './beyond-imports.ts';
import { withPactWriters } from './with-pact-writers.ts';
import { haveCommonPact } from './pacts.ts';
import { packageOf } from './repository-graph.ts';
import type { Import, RepositoryGraph } from './repository-graph.ts';
import type { Selection } from './selection.ts';
import { fileSteps, isForTests, stepOf } from './test-files.ts';

/** Files that every package is installed, built, checked or tested with. A change affects everything. */
const common =
  /^(package(-lock)?\.json|turbo\.json|\.npmrc|\.oxlintrc\.json|tsconfig.*\.json|\.prettierrc\.json|\.prettierignore|\.editorconfig|\.ci\/.*|shared\/build\/.*(?<!\.spec\.ts)|infra\/documentdb\/.*(?<!\.spec\.ts))$/;
const documentation = /\.md$|^infra\/docs\//;
/** Files outside packages that only affect their own steps. */
const ofNoPackage =
  /^(CODEOWNERS|LICENSE|docker-compose\.yml|infra\/docker\/.*|\.gitignore|\.dockerignore|\.git-blame-ignore-revs)$/;
const containerFiles =
  /(^|\/)package\.json$|^(docker-compose\.yml|\.dockerignore)$|^infra\/(docker|local\/src\/compose)\//;
/** Code that starts and fills the composed site, besides its members. */
const launcher = /^infra\/(local|seed)\//;
const attacks = 'infra/attack/src/main.ts';
/**
 * Indexes of all endpoints, events and codes. Through them every page has the types of all endpoints, but endpoints of other pages cannot change its behaviour,
 * so imports of types count only for the types step. Browser tests ignore these indexes.
 */
const generatedIndexes = /^shared\/contracts\/src\/generated\//;

/** For each affected file, the first changed file found that it depends on. */
type Causes = ReadonlyMap<string, string>;

/** Returns the tests that a change of these files affects. Paths are relative to the repository and include deleted files. */
export function selectAffected(changed: readonly string[], graph: RepositoryGraph): Selection {
  const unknown = changed.find((file) => reachesEverything(file, graph.packages));
  if (unknown !== undefined) return { steps: new Map(), everythingBecause: `${unknown} has changed` };

  const sources = changed.filter((file) => packageOf(file, graph.packages) !== undefined && !documentation.test(file));
  const changedPackages = packagesOfSources(sources, graph);
  const seeds = sources.flatMap((file) => seedsOf(file, graph).map((seed) => [seed, file] as const));
  const importsOfBehaviour = graph.imports.filter(({ to, isOfTypes }) => !(isOfTypes && generatedIndexes.test(to)));
  const behaviour = causesBy(seeds, importsOfBehaviour);
  const expectations = causesBy(
    seeds.filter(([file]) => isTestOf(file, graph.packages)),
    importsOfBehaviour,
  );
  const besideIndexes = causesBy(
    seeds,
    graph.imports.filter(({ to }) => !generatedIndexes.test(to)),
  );
  const tests = affectedTests(changed, { changedPackages, behaviour, besideIndexes, expectations }, graph);
  const steps = new Map<string, Map<string, string>>();
  const choose = (step: string, path: string, why: string): void => {
    const paths = steps.get(step) ?? new Map<string, string>();
    steps.set(step, paths.has(path) ? paths : paths.set(path, why));
  };

  for (const [folder, why] of packageCauses(behaviour, graph.packages)) choose('lint', folder, why);
  for (const file of changed) if (!isWithin(file, steps.get('lint'))) choose('lint', file, 'changed');
  for (const step of fileSteps) for (const [file, why] of tests) if (stepOf(file) === step) choose(step, file, why);
  if (sources.length > 0) for (const step of ['types', 'boundaries']) steps.set(step, new Map());
  if (changed.some((file) => containerFiles.test(file))) steps.set('containers', new Map());
  if (behaviour.has(attacks)) steps.set('attack', new Map());
  const launching = sources.filter((file) => launcher.test(file) && !isTestOf(file, graph.packages));
  if (launching.length > 0) steps.set('site', new Map());
  if (launching.some((file) => file.startsWith('infra/local/'))) steps.set('plain-user', new Map());
  return { steps };
}

const isWithin = (file: string, folders: ReadonlyMap<string, string> | undefined): boolean =>
  [...(folders?.keys() ?? [])].some((folder) => file.startsWith(`${folder}/`));

function reachesEverything(file: string, packages: readonly string[]): boolean {
  if (documentation.test(file)) return false;
  return common.test(file) || (packageOf(file, packages) === undefined && !ofNoPackage.test(file));
}

function isTestOf(file: string, packages: readonly string[]): boolean {
  const folder = packageOf(file, packages);
  return folder !== undefined && isForTests(file.slice(folder.length + 1));
}

/** Packages whose own sources have changed. All their tests run. */
const packagesOfSources = (sources: readonly string[], { modules, packages }: RepositoryGraph): Set<string> =>
  new Set(
    sources
      .filter((file) => !(modules.has(file) && isTestOf(file, packages)))
      .map((file) => packageOf(file, packages) as string),
  );

/** The file itself, or all modules of its package if it is not a module: a deleted file, a style sheet, a manifest. */
const seedsOf = (file: string, { modules, packages }: RepositoryGraph): readonly string[] => {
  if (modules.has(file)) return [file];
  const folder = packageOf(file, packages) as string;
  return [...modules].filter((module) => module.startsWith(`${folder}/`));
};

/** Returns the seeds and all files that import one of them directly or transitively. */
function causesBy(seeds: readonly (readonly [file: string, cause: string])[], imports: readonly Import[]): Causes {
  const importers = Map.groupBy(imports, ({ to }) => to);
  const causes = new Map(seeds);
  // A map also visits entries that are added during the iteration.
  for (const [file, cause] of causes)
    for (const { from } of importers.get(file) ?? []) if (!causes.has(from)) causes.set(from, cause);
  return causes;
}

/** Returns the packages that contain one of these files, with the reason. */
function packageCauses(causes: Causes, packages: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, cause] of causes) {
    const folder = packageOf(file, packages) as string;
    const isOwn = cause.startsWith(`${folder}/`);
    if (isOwn || !found.has(folder)) found.set(folder, isOwn ? 'changed' : `imports ${cause}`);
  }
  return new Map([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}

type Affected = {
  changedPackages: ReadonlySet<string>;
  /** Files whose behaviour may change. */
  behaviour: Causes;
  /** Those whose dependency on the change is not limited to generated indexes. */
  besideIndexes: Causes;
  /** Specs whose expectations may change. A consumer's expectations change with its spec and the spec's helpers, not with the code under test. */
  expectations: Causes;
};

/** Returns the tests to run, with the reason. */
function affectedTests(
  changed: readonly string[],
  { changedPackages, behaviour, besideIndexes, expectations }: Affected,
  graph: RepositoryGraph,
): Map<string, string> {
  const chosen = new Map<string, string>();
  const own = changed.map((file) => [file, file] as const);
  const causes = { all: new Map([...behaviour, ...own]), besideIndexes: new Map([...besideIndexes, ...own]) };
  for (const test of graph.tests) {
    const folder = packageOf(test, graph.packages) as string;
    const cause = behaviour.get(test);
    if (changedPackages.has(folder)) chosen.set(test, `of ${folder}, which has changed`);
    else if (cause !== undefined) chosen.set(test, cause === test ? 'changed' : `imports ${cause}`);
    else {
      const why = whyBeyondImports(test, causes);
      if (why !== undefined) chosen.set(test, why);
    }
  }
  for (const [reader, readPacts] of graph.pacts)
    for (const [writer, written] of graph.pacts)
      if (!chosen.has(reader) && expectations.has(writer) && haveCommonPact(written, readPacts))
        chosen.set(reader, `verifies the pacts of ${writer}`);
  return withPactWriters(chosen, graph.pacts);
}

function whyBeyondImports(test: string, causes: { all: Causes; besideIndexes: Causes }): string | undefined {
  for (const { tests, dependsOn, why, isBesideIndexes = false } of beyondImports) {
    if (!tests.test(test)) continue;
    for (const [file, cause] of isBesideIndexes ? causes.besideIndexes : causes.all)
      if (dependsOn(test, file)) return file === cause ? `${why} ${file}` : `${why} ${file}, which imports ${cause}`;
  }
  return undefined;
}
