import { execFileSync } from 'node:child_process';
import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from './changed-files.ts';
import { describeSelection } from './describe-selection.ts';
import { plantRepository } from './planted-repository.fixtures.ts';
import { readRepositoryGraph } from './repository-graph.ts';
import type { RepositoryGraph } from './repository-graph.ts';
import { selectAffected } from './select-affected.ts';
import { selectPackage } from './select-package.ts';
import { pathsOf } from './selection.ts';

let planted: ReturnType<typeof plantRepository>;
let graph: RepositoryGraph;

beforeAll(async () => {
  planted = plantRepository();
  graph = await readRepositoryGraph(planted.folder);
});
afterAll(() => planted.remove());

const words = 'shared/build/words/terms.spec.ts';
const acrossServices = 'infra/local/src/across-services/every-service.integration.spec.ts';
const whole: string[] = [];

test.each([
  [
    'a button of a remote: that remote, its contract specs and its tests in a browser',
    ['mf-cart/src/basket.ts'],
    {
      lint: ['mf-cart'],
      types: whole,
      boundaries: whole,
      unit: ['mf-cart/src/basket.spec.ts', words],
      contract: ['mf-cart/contract/cart.contract.spec.ts'],
      'end-to-end': ['mf-cart/e2e/basket.e2e.ts'],
      resilience: ['mf-cart/e2e/outage.resilience.e2e.ts'],
    },
  ],
  [
    'a field of a contract: its owner and who imports that file',
    ['shared/contracts/src/cart/http/lines.ts'],
    {
      lint: ['mf-cart', 'services/cart', 'shared/contracts'],
      types: whole,
      boundaries: whole,
      unit: ['mf-cart/src/basket.spec.ts', words, 'shared/contracts/src/calls.spec.ts'],
      contract: ['mf-cart/contract/cart.contract.spec.ts', 'services/cart/src/cart.provider.contract.spec.ts'],
      integration: [
        acrossServices,
        'services/cart/src/killed.integration.spec.ts',
        'services/cart/src/lines.integration.spec.ts',
      ],
      'end-to-end': ['mf-cart/e2e/basket.e2e.ts'],
      resilience: ['mf-cart/e2e/outage.resilience.e2e.ts'],
    },
  ],
  [
    'a file of a service: all tests of the service, the pacts with it, what starts it',
    ['services/cart/src/app.ts'],
    {
      lint: ['services/cart'],
      types: whole,
      boundaries: whole,
      unit: ['services/cart/src/sum.spec.ts', words],
      contract: [
        'mf-cart/contract/cart.contract.spec.ts',
        'services/cart/src/cart.provider.contract.spec.ts',
        'services/cart/src/products.contract.spec.ts',
      ],
      integration: [
        acrossServices,
        'services/cart/src/killed.integration.spec.ts',
        'services/cart/src/lines.integration.spec.ts',
      ],
    },
  ],
  [
    'a file of a kit: the kit and who imports that file',
    ['shared/ui/src/button.ts'],
    {
      lint: ['mf-cart', 'shared/ui'],
      types: whole,
      boundaries: whole,
      unit: ['mf-cart/src/basket.spec.ts', words, 'shared/ui/src/button.spec.ts'],
      contract: ['mf-cart/contract/cart.contract.spec.ts'],
      'end-to-end': ['mf-cart/e2e/basket.e2e.ts'],
      resilience: ['mf-cart/e2e/outage.resilience.e2e.ts'],
    },
  ],
  [
    'a file of a kit that nothing imports by its name: who imports anything of the kit',
    ['shared/ui/src/button.css'],
    {
      lint: ['mf-cart', 'mf-chat', 'shared/ui'],
      types: whole,
      boundaries: whole,
      unit: ['mf-cart/src/basket.spec.ts', 'mf-chat/src/room.spec.ts', words, 'shared/ui/src/button.spec.ts'],
      contract: ['mf-cart/contract/cart.contract.spec.ts'],
      'end-to-end': ['mf-cart/e2e/basket.e2e.ts', 'mf-chat/e2e/room.e2e.ts'],
      resilience: ['mf-cart/e2e/outage.resilience.e2e.ts'],
    },
  ],
  [
    'a test: that test alone',
    ['services/cart/src/lines.integration.spec.ts'],
    {
      lint: ['services/cart'],
      types: whole,
      boundaries: whole,
      unit: [words],
      integration: ['services/cart/src/lines.integration.spec.ts'],
    },
  ],
  [
    'what a consumer expects: its spec, and the verification by the provider with the pacts of all its consumers',
    ['mf-cart/contract/shapes.ts'],
    {
      lint: ['mf-cart'],
      types: whole,
      boundaries: whole,
      unit: [words],
      contract: ['mf-cart/contract/cart.contract.spec.ts', 'services/cart/src/cart.provider.contract.spec.ts'],
    },
  ],
  [
    'what a consumer expects beside the code that reads it: the provider verifies as well',
    ['mf-cart/src/basket.ts', 'mf-cart/contract/shapes.ts'],
    {
      lint: ['mf-cart'],
      types: whole,
      boundaries: whole,
      unit: ['mf-cart/src/basket.spec.ts', words],
      contract: ['mf-cart/contract/cart.contract.spec.ts', 'services/cart/src/cart.provider.contract.spec.ts'],
      'end-to-end': ['mf-cart/e2e/basket.e2e.ts'],
      resilience: ['mf-cart/e2e/outage.resilience.e2e.ts'],
    },
  ],
  [
    'the launcher: its tests, a start of the site and one by a plain user',
    ['infra/local/src/site.ts'],
    {
      lint: ['infra/local'],
      types: whole,
      boundaries: whole,
      unit: ['infra/local/src/site.spec.ts', words],
      integration: [acrossServices],
      site: whole,
      'plain-user': whole,
    },
  ],
  [
    'a document: its form and the tests of documents',
    ['infra/docs/glossary.md', 'mf-cart/README.md'],
    { lint: ['infra/docs/glossary.md', 'mf-cart/README.md'], unit: [words] },
  ],
  [
    'the compose file: the step of containers',
    ['docker-compose.yml'],
    { lint: ['docker-compose.yml'], containers: whole, unit: [words] },
  ],
  ['nothing: nothing', [], {}],
] as [string, string[], Record<string, string[]>][])('selects the right tests for %s', (_, changed, expected) => {
  const sorted = Object.entries(pathsOf(selectAffected(changed, graph))).map(([step, paths]) => [
    step,
    paths.toSorted(),
  ]);
  expect(Object.fromEntries(sorted)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([step, paths]) => [step, paths.toSorted()])),
  );
});

test.each([
  'package-lock.json',
  'package.json',
  'turbo.json',
  '.oxlintrc.json',
  'tsconfig.node.json',
  'shared/build/jest/root.mjs',
  'infra/documentdb/src/engine.ts',
  'unknown.txt',
])('selects everything for %s', (file) => {
  expect(selectAffected(['README.md', file], graph)).toEqual({
    steps: new Map(),
    everythingBecause: `${file} has changed`,
  });
});

test('treats a deleted file as a change of its whole package', () => {
  const paths = pathsOf(selectAffected(['mf-chat/src/left.ts'], graph));
  expect(paths).toMatchObject({ unit: ['mf-chat/src/room.spec.ts', words], 'end-to-end': ['mf-chat/e2e/room.e2e.ts'] });
});

test("selects a package's own tests, and the consumers whose pacts its provider spec verifies", () => {
  expect(pathsOf(selectPackage('services/cart', planted.folder))).toEqual({
    lint: ['services/cart'],
    types: whole,
    unit: ['services/cart/src/sum.spec.ts'],
    contract: [
      'services/cart/src/cart.provider.contract.spec.ts',
      'services/cart/src/products.contract.spec.ts',
      'mf-cart/contract/cart.contract.spec.ts',
    ],
    integration: ['services/cart/src/killed.integration.spec.ts', 'services/cart/src/lines.integration.spec.ts'],
  });
  expect(() => selectPackage('services/carts', planted.folder)).toThrow(
    'There is no package services/carts; there are: infra/local, mf-cart,',
  );
});

test('describes what runs and why, its dependencies, and what does not run', () => {
  const selection = selectAffected(['shared/ui/src/button.ts'], graph);
  const steps = [
    { name: 'backing-services' },
    { name: 'integration', needs: ['backing-services'] },
    { name: 'lint' },
    { name: 'types' },
    { name: 'boundaries' },
    { name: 'unit' },
    { name: 'contract', needs: ['backing-services'] },
    { name: 'site', needs: ['backing-services'] },
    { name: 'end-to-end', needs: ['site'] },
    { name: 'resilience', needs: ['site'] },
  ];
  expect(describeSelection({ selection, packages: graph.packages, steps })).toBe(`lint
  imports shared/ui/src/button.ts: mf-cart
  changed: shared/ui

types: the whole

boundaries: the whole

unit
  imports shared/ui/src/button.ts: mf-cart/src/basket.spec.ts
  reads shared/ui/src/button.ts: shared/build/words/terms.spec.ts
  of shared/ui, which has changed: shared/ui/src/button.spec.ts

contract
  imports shared/ui/src/button.ts: mf-cart/contract/cart.contract.spec.ts

end-to-end
  opens pages of mf-cart/src/basket.ts, which imports shared/ui/src/button.ts: mf-cart/e2e/basket.e2e.ts

resilience
  opens pages of mf-cart/src/basket.ts, which imports shared/ui/src/button.ts: mf-cart/e2e/outage.resilience.e2e.ts

These need: backing-services, site.

Does not run: integration.`);
});

describe('changed files', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@shop.test', ...args], {
      cwd: planted.folder,
      encoding: 'utf8',
    });
  const commit = (): string => (git('add', '-A'), git('commit', '-qm', 'change'), git('rev-parse', 'HEAD').trim());
  const inRepository = (file: string): string => path.join(planted.folder, file);
  let first: string;

  beforeAll(() => {
    git('init', '-q', '-b', 'main');
    first = commit();
    appendFileSync(inRepository('README.md'), 'Words.\n');
    commit();
  });

  test('are those since the previous commit if there is no shared branch', async () => {
    expect((await changedFiles(planted.folder, undefined)).files).toEqual(['README.md']);
  });

  test('are those since the merge base, with uncommitted, new, deleted and renamed files', async () => {
    git('checkout', '-q', '-b', 'topic', first);
    appendFileSync(inRepository('mf-cart/src/basket.ts'), '\n');
    commit();
    writeFileSync(inRepository('mf-cart/src/new file.ts'), '');
    rmSync(inRepository('mf-chat/e2e/room.e2e.ts'));
    renameSync(inRepository('mf-cart/contract/shapes.ts'), inRepository('mf-cart/contract/forms.ts'));
    git('add', 'mf-cart/contract');
    expect(await changedFiles(planted.folder, 'main')).toEqual({
      base: `main (${first.slice(0, 8)})`,
      files: [
        'mf-cart/contract/forms.ts',
        'mf-cart/contract/shapes.ts',
        'mf-cart/src/basket.ts',
        'mf-cart/src/new file.ts',
        'mf-chat/e2e/room.e2e.ts',
      ],
    });
    git('update-ref', 'refs/remotes/origin/main', 'main');
    expect((await changedFiles(planted.folder, undefined)).base).toBe(`origin/main (${first.slice(0, 8)})`);
  });

  test('require a base that exists', async () => {
    await expect(changedFiles(planted.folder, 'nowhere')).rejects.toThrow('There is no common commit with nowhere');
  });
});
