import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../state/paths.ts';
import { readRepositoryGraph } from './affected/repository-graph.ts';
import type { FileStep } from './affected/test-files.ts';
import type { StepPaths } from './affected/selection.ts';
import { oddDays, specsWithClock, yearAhead } from './calendar.ts';
import { commandStep, npmStep } from './command-step.ts';
import type { CommandStepOptions } from './command-step.ts';
import { checkContainers } from './check-containers.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { startAsPlainUser } from './plain-user/start-as-plain-user.ts';
import { canMakeUsers } from './plain-user/system-user.ts';
import type { StepOutcome, TestStep } from './step.ts';
import type { TestContext } from './test-context.ts';

/** `gate`: verifies a change, `npm test`. `whole`: verifies the product, `npm run test:all`. */
export type Extent = 'gate' | 'whole';

export type TestRun = {
  extent: Extent;
  /** Limits of each selected step, in either extent: specs of its suite, or folders and files for lint. */
  selected?: StepPaths;
};

/** Tag of the core journeys. The gate runs only these browser tests. */
export const coreTag = '@core';

type JestRun = {
  suite: 'unit' | 'contract' | 'integration';
  /** Name of its log and report, by default that of the suite. */
  name?: string;
  workers: number;
  env?: Record<string, string>;
  /** Specs to run, by default all of the extent. */
  specs: readonly string[] | undefined;
  extent: Extent;
};

const jestStep = (
  context: TestContext,
  { suite, name = suite, workers, env = {}, specs, extent }: JestRun,
  signal: AbortSignal,
): Promise<StepOutcome> => {
  const report = context.reportFile(name);
  const gate: Record<string, string> = extent === 'gate' && specs === undefined ? { GVG_GATE: 'true' } : {};
  const options: CommandStepOptions = {
    name,
    logs: context.logs,
    report,
    env: { ...env, ...gate, GVG_TESTS: suite },
  };
  const args = [
    '--config',
    'shared/build/jest/root.mjs',
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${workers}`,
    '--passWithNoTests',
    ...(specs === undefined ? [] : ['--runTestsByPath', ...specs]),
  ];
  return commandStep('jest', args, options, signal);
};

const passed = (detail: string): StepOutcome => ({ failed: false, detail });

/** Steps that run by default. */
export const stepsOfExtent = (steps: readonly TestStep[], extent: Extent): readonly TestStep[] =>
  extent === 'whole' ? steps : steps.filter(({ isBeyondGate = false }) => !isBeyondGate);

/** All steps in their starting order. Steps without dependencies run while backing services start and the site is built. */
export function testSteps(context: TestContext, { extent, selected }: TestRun): TestStep[] {
  const { logs } = context;
  const only = selected ?? {};
  const budget = (seconds: Record<Extent, number>): number => seconds[extent];
  // A selected provider's spec verifies only the pacts of this run, whose consumers are selected with it.
  const pacts: Record<string, string> =
    selected === undefined ? {} : { PACT_FOLDER: path.join(context.folder, 'pacts') };
  return [
    {
      name: 'backing-services',
      budgetSeconds: 60,
      // Leaves a worker to integration, which would otherwise wait for two long steps.
      workers: 1,
      run: async (onProgress, signal) => passed(await context.startBackingServices(onProgress, signal)),
    },
    {
      name: 'chromium',
      budgetSeconds: 60,
      workers: 0,
      run: async (onProgress, signal) => passed(await ensureChromium(onProgress, signal)),
    },
    // The longest concurrent step, so it gets the first free worker once the services run.
    {
      name: 'integration',
      budgetSeconds: budget({ gate: 700, whole: 1_000 }),
      needs: ['backing-services'],
      workers: 1,
      run: (_, signal) => {
        const env = context.backingServices.environment;
        return jestStep(context, { suite: 'integration', workers: 2, env, specs: only['integration'], extent }, signal);
      },
    },
    { name: 'lint', budgetSeconds: 150, workers: 1, run: (_, signal) => lint(only['lint'], logs, signal) },
    { name: 'build', budgetSeconds: 90, workers: 1, run: async (_, signal) => passed(await context.build(signal)) },
    { name: 'types', budgetSeconds: 70, workers: 1, run: (_, signal) => npmStep('typecheck', logs, signal) },
    { name: 'boundaries', budgetSeconds: 20, workers: 1, run: (_, signal) => npmStep('boundaries', logs, signal) },
    { name: 'containers', budgetSeconds: 10, workers: 0, run: (_, signal) => checkContainers(signal) },
    {
      name: 'contract',
      budgetSeconds: 90,
      needs: ['backing-services'],
      workers: 1,
      run: (_, signal) => {
        const env = { ...context.backingServices.environment, ...pacts };
        return jestStep(context, { suite: 'contract', workers: 1, env, specs: only['contract'], extent }, signal);
      },
    },
    {
      name: 'site',
      budgetSeconds: 60,
      needs: ['backing-services', 'build'],
      workers: 1,
      run: async (onProgress, signal) => passed(await context.startSite(onProgress, signal)),
    },
    // The last step next to integration, with two workers: it uses both cores once integration has ended.
    {
      name: 'unit',
      budgetSeconds: 400,
      workers: 1,
      run: (_, signal) => jestStep(context, { suite: 'unit', workers: 2, specs: only['unit'], extent }, signal),
    },
    {
      name: 'calendar',
      isBeyondGate: true,
      budgetSeconds: 1_500,
      workers: 1,
      run: (onProgress, signal) => calendar(context, onProgress, signal),
    },
    {
      name: 'bulk',
      isBeyondGate: true,
      budgetSeconds: 300,
      needs: ['site', 'chromium'],
      // Waits more than it computes, so it runs concurrently with the end-to-end tests.
      workers: 0,
      run: (_, signal) => endToEnd(context, { name: 'bulk', projects: ['bulk'], only }, signal),
    },
    {
      name: 'end-to-end',
      budgetSeconds: budget({ gate: 150, whole: 750 }),
      needs: ['site', 'chromium'],
      workers: 2,
      run: (_, signal) =>
        endToEnd(context, { name: 'end-to-end', projects: ['desktop', 'phone'], only, extent }, signal),
    },
    // Both wait more than they compute, so they run concurrently.
    {
      name: 'resilience',
      budgetSeconds: budget({ gate: 30, whole: 170 }),
      needs: ['site', 'chromium'],
      after: ['end-to-end', 'bulk'],
      workers: 1,
      run: (_, signal) => endToEnd(context, { name: 'resilience', projects: ['resilience'], only, extent }, signal),
    },
    ...(canMakeUsers() ? [plainUser(logs)] : []),
    {
      name: 'attack',
      isBeyondGate: true,
      budgetSeconds: 130,
      needs: ['site'],
      after: ['resilience', 'end-to-end', 'bulk'],
      workers: 2,
      run: (_, signal) => attack(context, signal),
    },
  ];
}

const plainUser = (logs: string): TestStep => ({
  name: 'plain-user',
  isBeyondGate: true,
  after: ['end-to-end'],
  budgetSeconds: 200,
  workers: 1,
  run: (onProgress, signal) => startAsPlainUser(logs, onProgress, signal),
});

/** Unit specs with a shifted clock: all of them a year ahead, those that read it also on odd days. */
async function calendar(
  context: TestContext,
  onProgress: (detail: string) => void,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const now = new Date();
  const dated = specsWithClock(repository, await readRepositoryGraph(repository, signal));
  const runs = [
    { ...yearAhead(now), specs: undefined },
    ...oddDays(now).map((moment) => ({ ...moment, specs: dated })),
  ];
  const failed: string[] = [];
  const outputs: string[] = [];
  for (const { name, moment, specs } of runs) {
    onProgress(`${name}: ${moment}`);
    const run = { suite: 'unit', name: `calendar-${name}`, workers: 1, env: { GVG_TEST_NOW: moment }, specs } as const;
    const outcome = await jestStep(context, { ...run, extent: 'whole' }, signal);
    if (!outcome.failed) continue;
    failed.push(name);
    outputs.push(`━━ ${name}: GVG_TEST_NOW=${moment}\n${outcome.output ?? ''}`);
  }
  return failed.length === 0
    ? passed(`${runs.length} moments`)
    : { failed: true, detail: `fails at ${failed.join(', ')}`, output: outputs.join('\n') };
}

/** Runs oxlint on the packages among `paths` and Prettier on all paths, or both on the whole repository without `paths`. */
async function lint(paths: readonly string[] | undefined, logs: string, signal: AbortSignal): Promise<StepOutcome> {
  if (paths === undefined) return npmStep('lint', logs, signal);
  // Changed files include deleted ones.
  const present = paths.filter((file) => existsSync(path.join(repository, file)));
  const folders = present.filter((folder) => existsSync(path.join(repository, folder, 'package.json')));
  const outcomes = [
    ...(folders.length > 0 ? [await commandStep('oxlint', folders, { name: 'oxlint', logs }, signal)] : []),
    ...(present.length > 0
      ? [
          await commandStep(
            'prettier',
            ['--check', '--log-level', 'warn', '--ignore-unknown', '--cache', ...present],
            { name: 'prettier', logs },
            signal,
          ),
        ]
      : []),
  ];
  return outcomes.find(({ failed }) => failed) ?? passed('clean');
}

/** Runs last on the site of the end-to-end tests, because it exhausts the rate limits of their shared IP address. */
function attack(context: TestContext, signal: AbortSignal): Promise<StepOutcome> {
  const env = { ...context.site.toolEnvironment, SITE_SIGNING_KEYS: context.signingKeys, GVG_DATA_DIR: context.folder };
  return commandStep('node', ['infra/attack/src/main.ts'], { name: 'attack', logs: context.logs, env }, signal);
}

type BrowserRun = {
  name: FileStep;
  projects: readonly string[];
  only: StepPaths;
  /** For the gate, only core journeys run, unless files are selected. */
  extent?: Extent;
};

/** Projects of `shell/e2e/playwright.config.ts` on the composed site. */
function endToEnd(
  context: TestContext,
  { name, projects, only, extent = 'whole' }: BrowserRun,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const report = context.reportFile(name);
  const env = {
    ...context.site.toolEnvironment,
    SITE_URL: context.site.url,
    SITE_SIGNING_KEYS: context.signingKeys,
    GVG_DATA_DIR: context.folder,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  return commandStep(
    'playwright',
    [
      'test',
      '--config',
      'shell/e2e/playwright.config.ts',
      '--reporter=list,json',
      // A run empties its output folder at the start.
      `--output=node_modules/.cache/playwright/${name}`,
      ...projects.map((project) => `--project=${project}`),
      ...(only[name] ?? (extent === 'gate' ? [`--grep=${coreTag}`] : [])),
    ],
    { name, logs: context.logs, report, env },
    signal,
  );
}
