import { isForTests } from './test-files.ts';

/** Tests that depend on more than their imports. */
type BeyondImports = {
  tests: RegExp;
  /** Returns true if a test depends on a file. */
  dependsOn(test: string, file: string): boolean;
  /** Printed reason for the dependency. */
  why: string;
  /** Set if files do not count that are affected only through the index of all contracts. */
  isBesideIndexes?: true;
};

const sourcePattern = /\.(m?[jt]s|cjs|tsx)$/;
const folderOf = (file: string): string => /^((services|shared|infra)\/)?[^/]+\//.exec(file)?.[0] ?? '';

/** The main script of a service is affected by all imports of the service. */
const serviceMain = /^services\/[^/]+\/src\/main\.ts$/;
/** Scripts that `npm run release` and similar commands start. */
const releaseCommand = /^infra\/release\/src\/cli\/(part-cli|can-i-deploy)\.ts$/;
/** Kits with generator templates. */
const kitSource = /^shared\/(?!build\/|contracts\/|addresses\/|api-description\/)[^/]+\/.*(?<!\.spec)\.tsx?$/;

export const beyondImports: readonly BeyondImports[] = [
  {
    tests: /^services\/.*\.integration\.spec\.ts$/,
    dependsOn: (test, file) => file === `${folderOf(test)}src/main.ts`,
    why: 'may start',
  },
  {
    tests: /^infra\/local\/src\/across-services\/.*\.spec\.ts$/,
    dependsOn: (_, file) => serviceMain.test(file),
    why: 'starts',
  },
  {
    tests: /^infra\/release\/(src\/host\/.*\.integration\.spec|e2e\/.*\.e2e)\.ts$/,
    dependsOn: (_, file) => file === 'infra/release/src/testing/run-host-main.ts',
    why: 'starts',
  },
  {
    tests: /^infra\/release\/(src\/cli\/.*\.spec|e2e\/.*\.e2e)\.ts$/,
    dependsOn: (_, file) => releaseCommand.test(file),
    why: 'runs',
    isBesideIndexes: true,
  },
  {
    tests: /^(shell|mf-[^/]+)\/e2e\/.*\.e2e\.ts$/,
    dependsOn: (test, file) =>
      file.startsWith(folderOf(test)) && sourcePattern.test(file) && !isForTests(file.slice(folderOf(test).length)),
    why: 'opens pages of',
    isBesideIndexes: true,
  },
  {
    tests: /^infra\/generators\/src\/generated\.whole\.integration\.spec\.ts$/,
    dependsOn: (_, file) => kitSource.test(file),
    why: 'generates code for',
  },
  {
    tests: /^infra\/local\/src\/compose\/compose-file\.spec\.ts$/,
    dependsOn: (_, file) => /\/package\.json$|^docker-compose\.yml$|^infra\/docker\//.test(file),
    why: 'reads',
  },
  {
    tests: /^shared\/build\/sync\/contract-.*\.spec\.ts$/,
    dependsOn: (_, file) =>
      file.startsWith('shared/contracts/src/') || file.startsWith('shared/api-description/src/generated/'),
    why: 'reads',
  },
  {
    tests: /^shared\/build\/sync\/(code-owners|package-scripts)\.spec\.ts$/,
    dependsOn: (_, file) => /(^|\/)package\.json$|^CODEOWNERS$|^shared\/contracts\/src\//.test(file),
    why: 'reads',
  },
  { tests: /^shared\/build\/words\/.*\.spec\.ts$/, dependsOn: () => true, why: 'reads' },
];
