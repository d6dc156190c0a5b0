import { chromiumPath } from '@gvg/testing/chromium';
import { commandStep, npmStep } from './command-step.ts';
import type { CommandStepOptions } from './command-step.ts';
import { checkContainers } from './check-containers.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { startAsPlainUser } from './plain-user/start-as-plain-user.ts';
import { canMakeUsers } from './plain-user/system-user.ts';
import type { StepOutcome, TestStep } from './step.ts';
import type { TestGround } from './test-ground.ts';

const jest = (ground: TestGround, kind: 'unit' | 'contract' | 'integration', workers: number, env: Record<string, string>, signal: AbortSignal): Promise<StepOutcome> => {
  const report = ground.reportOf(kind);
  const options: CommandStepOptions = { name: kind, logs: ground.logs, report, env: { ...env, GVG_TESTS: kind } };
  const args = ['--config', 'shared/build/jest/root.mjs', '--json', `--outputFile=${report}`, `--maxWorkers=${workers}`, '--passWithNoTests'];
  return commandStep('jest', args, options, signal);
};

const fine = (detail: string): StepOutcome => ({ failed: false, detail });

/** All of `npm test`. What needs nothing fills the time in which parts come up and the site is built. */
export function testSteps(ground: TestGround): TestStep[] {
  const { logs } = ground;
  return [
    { name: 'parts', places: 0, run: async (say, signal) => fine(await ground.bringUpParts(say, signal)) },
    { name: 'chromium', places: 0, run: async (say, signal) => fine(await ensureChromium(say, signal)) },
    { name: 'lint', places: 1, run: (_, signal) => npmStep('lint', logs, signal) },
    { name: 'build', places: 1, run: async (_, signal) => fine(await ground.build(signal)) },
    { name: 'types', places: 1, run: (_, signal) => npmStep('typecheck', logs, signal) },
    { name: 'boundaries', places: 1, run: (_, signal) => npmStep('boundaries', logs, signal) },
    { name: 'containers', places: 0, run: (_, signal) => checkContainers(signal) },
    { name: 'unit', places: 1, run: (_, signal) => jest(ground, 'unit', 1, {}, signal) },
    { name: 'integration', needs: ['parts'], places: 1, run: (_, signal) => jest(ground, 'integration', 2, ground.parts.environment, signal) },
    { name: 'contract', needs: ['parts'], places: 1, run: (_, signal) => jest(ground, 'contract', 1, ground.parts.environment, signal) },
    { name: 'site', needs: ['parts', 'build'], places: 1, run: async (say, signal) => fine(await ground.openSite(say, signal)) },
    { name: 'end-to-end', needs: ['site', 'chromium'], places: 2, run: (_, signal) => endToEnd(ground, signal) },
    ...(canMakeUsers() ? [plainUser(logs)] : []),
  ];
}

const plainUser = (logs: string): TestStep => ({ name: 'plain-user', places: 2, run: (say, signal) => startAsPlainUser(logs, say, signal) });

function endToEnd(ground: TestGround, signal: AbortSignal): Promise<StepOutcome> {
  const report = ground.reportOf('end-to-end');
  const env = {
    ...ground.site.toolEnvironment,
    SITE_URL: ground.site.url,
    SITE_SIGNING_KEYS: ground.signingKeys,
    GVG_DATA_DIR: ground.folder,
    CHROMIUM: chromiumPath(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  return commandStep('playwright', ['test', '--config', 'shell/e2e/playwright.config.ts', '--reporter=list,json'], { name: 'end-to-end', logs: ground.logs, report, env }, signal);
}
