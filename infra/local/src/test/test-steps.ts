import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../state/paths.ts';
import type { FileStep } from './affected/test-files.ts';
import type { StepPaths } from './affected/selection.ts';
import { commandStep, npmStep } from './command-step.ts';
import type { CommandStepOptions } from './command-step.ts';
import { checkContainers } from './check-containers.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { startAsPlainUser } from './plain-user/start-as-plain-user.ts';
import { canMakeUsers } from './plain-user/system-user.ts';
import type { StepOutcome, TestStep } from './step.ts';
import type { TestContext } from './test-context.ts';

type JestRun = {
  suite: 'unit' | 'contract' | 'integration';
  workers: number;
  env?: Record<string, string>;
  /** The only specs that run, if not all. */
  specs: readonly string[] | undefined;
};

const jestStep = (
  context: TestContext,
  { suite, workers, env = {}, specs }: JestRun,
  signal: AbortSignal,
): Promise<StepOutcome> => {
  const report = context.reportFile(suite);
  const options: CommandStepOptions = { name: suite, logs: context.logs, report, env: { ...env, GVG_TESTS: suite } };
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

/** Bounds a run that hangs; usual is a third of it. */
const endToEndTimeoutMs = 40 * 60_000;

const passed = (detail: string): StepOutcome => ({ failed: false, detail });

/**
 * All steps of `npm test`. Steps without dependencies run while backing services start and the site is built.
 * The budgets add up to 35 minutes, counting the longest of steps that run beside each other: services, integration, site, end to end, plain user, attack.
 * @param selected what each selected step is limited to: specs of its suite, folders and files for lint, folders of packages for types
 */
export function testSteps(context: TestContext, selected?: StepPaths): TestStep[] {
  const { logs } = context;
  const only = selected ?? {};
  /** What a whole run does only when the step before has passed, a selection does without it. */
  const following = (
    [before, ...others]: readonly [string, ...string[]],
    needs: readonly string[],
  ): Pick<TestStep, 'needs' | 'after'> =>
    selected === undefined ? { needs: [before], after: others } : { needs, after: [before, ...others] };
  // A selected provider's spec verifies the pacts of this run alone, whose consumers are selected with it.
  const pacts: Record<string, string> =
    selected === undefined ? {} : { PACT_FOLDER: path.join(context.folder, 'pacts') };
  return [
    {
      name: 'backing-services',
      budgetSeconds: 60,
      // Theirs is integration's next: two long steps would make it wait.
      workers: 1,
      run: async (onProgress, signal) => passed(await context.startBackingServices(onProgress, signal)),
    },
    {
      name: 'chromium',
      budgetSeconds: 60,
      workers: 0,
      run: async (onProgress, signal) => passed(await ensureChromium(onProgress, signal)),
    },
    // The longest of those beside the others: it gets the first worker that is free once the services run.
    {
      name: 'integration',
      budgetSeconds: 900,
      needs: ['backing-services'],
      workers: 1,
      run: (_, signal) => {
        const env = context.backingServices.environment;
        return jestStep(context, { suite: 'integration', workers: 2, env, specs: only['integration'] }, signal);
      },
    },
    { name: 'lint', budgetSeconds: 150, workers: 1, run: (_, signal) => lint(only['lint'], logs, signal) },
    { name: 'build', budgetSeconds: 90, workers: 1, run: async (_, signal) => passed(await context.build(signal)) },
    {
      name: 'types',
      budgetSeconds: 70,
      workers: 1,
      run: (_, signal) => npmStep('typecheck', logs, signal, only['types']),
    },
    { name: 'boundaries', budgetSeconds: 20, workers: 1, run: (_, signal) => npmStep('boundaries', logs, signal) },
    { name: 'containers', budgetSeconds: 10, workers: 0, run: (_, signal) => checkContainers(signal) },
    {
      name: 'unit',
      budgetSeconds: 450,
      workers: 1,
      run: (_, signal) => jestStep(context, { suite: 'unit', workers: 1, specs: only['unit'] }, signal),
    },
    {
      name: 'contract',
      budgetSeconds: 90,
      needs: ['backing-services'],
      workers: 1,
      run: (_, signal) => {
        const env = { ...context.backingServices.environment, ...pacts };
        return jestStep(context, { suite: 'contract', workers: 1, env, specs: only['contract'] }, signal);
      },
    },
    {
      name: 'site',
      budgetSeconds: 60,
      needs: ['backing-services', 'build'],
      workers: 1,
      run: async (onProgress, signal) => passed(await context.startSite(onProgress, signal)),
    },
    {
      name: 'bulk',
      budgetSeconds: 300,
      needs: ['site', 'chromium'],
      // Waits more than it computes, so it runs beside the end-to-end tests.
      workers: 0,
      run: (_, signal) => endToEnd(context, 'bulk', ['bulk'], only, signal),
    },
    {
      name: 'end-to-end',
      budgetSeconds: 750,
      needs: ['site', 'chromium'],
      workers: 2,
      run: (_, signal) => endToEnd(context, 'end-to-end', ['desktop', 'phone'], only, signal),
    },
    // Both wait more than they compute, so they run beside each other.
    {
      name: 'resilience',
      budgetSeconds: 170,
      ...following(['end-to-end', 'bulk'], ['site', 'chromium']),
      workers: 1,
      run: (_, signal) => endToEnd(context, 'resilience', ['resilience'], only, signal),
    },
    ...(canMakeUsers() ? [plainUser(logs)] : []),
    {
      name: 'attack',
      budgetSeconds: 130,
      ...following(['resilience', 'end-to-end', 'bulk'], ['site']),
      workers: 2,
      run: (_, signal) => attack(context, signal),
    },
  ];
}

const plainUser = (logs: string): TestStep => ({
  name: 'plain-user',
  after: ['end-to-end'],
  budgetSeconds: 200,
  workers: 1,
  run: (onProgress, signal) => startAsPlainUser(logs, onProgress, signal),
});

/** oxlint on the packages among `paths`, Prettier on all of them; the whole repository without `paths`. */
async function lint(paths: readonly string[] | undefined, logs: string, signal: AbortSignal): Promise<StepOutcome> {
  if (paths === undefined) return npmStep('lint', logs, signal);
  // A deleted file has changed, too.
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

/** Last on the site of the end-to-end tests: it uses up the limits of the address that they share. */
function attack(context: TestContext, signal: AbortSignal): Promise<StepOutcome> {
  const env = { ...context.site.toolEnvironment, SITE_SIGNING_KEYS: context.signingKeys, GVG_DATA_DIR: context.folder };
  return commandStep('node', ['infra/attack/src/main.ts'], { name: 'attack', logs: context.logs, env }, signal);
}

/** Projects of `shell/e2e/playwright.config.ts` on the composed site. */
function endToEnd(
  context: TestContext,
  name: FileStep,
  projects: readonly string[],
  only: StepPaths,
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
      // A run empties the folder at its start.
      `--output=node_modules/.cache/playwright/${name}`,
      ...projects.map((project) => `--project=${project}`),
      ...(only[name] ?? []),
    ],
    { name, logs: context.logs, report, env, timeoutMs: endToEndTimeoutMs },
    signal,
  );
}
