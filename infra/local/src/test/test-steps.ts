import { commandStep, npmStep } from './command-step.ts';
import type { CommandStepOptions } from './command-step.ts';
import { checkContainers } from './check-containers.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { startAsPlainUser } from './plain-user/start-as-plain-user.ts';
import { canMakeUsers } from './plain-user/system-user.ts';
import type { StepOutcome, TestStep } from './step.ts';
import type { TestContext } from './test-context.ts';

const jest = (
  context: TestContext,
  suite: 'unit' | 'contract' | 'integration',
  workers: number,
  env: Record<string, string>,
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
  ];
  return commandStep('jest', args, options, signal);
};

/** Bounds a run that hangs; usual is a third of it. */
const endToEndTimeoutMs = 40 * 60_000;

const passed = (detail: string): StepOutcome => ({ failed: false, detail });

/** All steps of `npm test`. Steps without dependencies run while backing services start and the site is built. */
export function testSteps(context: TestContext): TestStep[] {
  const { logs } = context;
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
      budgetSeconds: 420,
      needs: ['backing-services'],
      workers: 1,
      run: (_, signal) => jest(context, 'integration', 2, context.backingServices.environment, signal),
    },
    { name: 'lint', budgetSeconds: 150, workers: 1, run: (_, signal) => npmStep('lint', logs, signal) },
    { name: 'build', budgetSeconds: 90, workers: 1, run: async (_, signal) => passed(await context.build(signal)) },
    { name: 'types', budgetSeconds: 60, workers: 1, run: (_, signal) => npmStep('typecheck', logs, signal) },
    { name: 'boundaries', budgetSeconds: 20, workers: 1, run: (_, signal) => npmStep('boundaries', logs, signal) },
    { name: 'containers', budgetSeconds: 10, workers: 0, run: (_, signal) => checkContainers(signal) },
    { name: 'unit', budgetSeconds: 300, workers: 1, run: (_, signal) => jest(context, 'unit', 1, {}, signal) },
    {
      name: 'contract',
      budgetSeconds: 60,
      needs: ['backing-services'],
      workers: 1,
      run: (_, signal) => jest(context, 'contract', 1, context.backingServices.environment, signal),
    },
    {
      name: 'site',
      budgetSeconds: 60,
      needs: ['backing-services', 'build'],
      workers: 1,
      run: async (onProgress, signal) => passed(await context.startSite(onProgress, signal)),
    },
    {
      name: 'end-to-end',
      budgetSeconds: 600,
      needs: ['site', 'chromium'],
      workers: 2,
      run: (_, signal) => endToEnd(context, 'end-to-end', ['desktop', 'phone'], signal),
    },
    // Both wait more than they compute, so they run beside each other.
    {
      name: 'resilience',
      budgetSeconds: 210,
      needs: ['end-to-end'],
      workers: 1,
      run: (_, signal) => endToEnd(context, 'resilience', ['resilience'], signal),
    },
    ...(canMakeUsers() ? [plainUser(logs)] : []),
    {
      name: 'attack',
      budgetSeconds: 220,
      needs: ['resilience'],
      workers: 2,
      run: (_, signal) => attack(context, signal),
    },
  ];
}

const plainUser = (logs: string): TestStep => ({
  name: 'plain-user',
  after: ['end-to-end'],
  budgetSeconds: 210,
  workers: 1,
  run: (onProgress, signal) => startAsPlainUser(logs, onProgress, signal),
});

/** Last on the site of the end-to-end tests: it uses up the limits of the address that they share. */
function attack(context: TestContext, signal: AbortSignal): Promise<StepOutcome> {
  const env = { ...context.site.toolEnvironment, SITE_SIGNING_KEYS: context.signingKeys, GVG_DATA_DIR: context.folder };
  return commandStep('node', ['infra/attack/src/main.ts'], { name: 'attack', logs: context.logs, env }, signal);
}

/** Projects of `shell/e2e/playwright.config.ts` on the composed site. */
function endToEnd(
  context: TestContext,
  name: string,
  projects: readonly string[],
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
      ...projects.map((project) => `--project=${project}`),
    ],
    { name, logs: context.logs, report, env, timeoutMs: endToEndTimeoutMs },
    signal,
  );
}
