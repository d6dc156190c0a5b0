import { TestContext } from './test-context.ts';
import { stepsOfExtent, testSteps } from './test-steps.ts';

const context = new TestContext('/nowhere', () => {});
const named = (name: string) => testSteps(context, { extent: 'gate' }).find((step) => step.name === name);
/** Users are created only on CI. */
const namesOf = (extent: 'gate' | 'whole') =>
  stepsOfExtent(testSteps(context, { extent }), extent)
    .map(({ name }) => name)
    .filter((name) => name !== 'plain-user');

const beyondGate = ['calendar', 'bulk', 'attack'];

test('the gate has every step of the whole except those beyond it', () => {
  expect(namesOf('gate')).toEqual(namesOf('whole').filter((name) => !beyondGate.includes(name)));
  expect(namesOf('whole')).toEqual(expect.arrayContaining(beyondGate));
});

test('the gate has checks, suites and browser tests', () => {
  const checks = ['lint', 'types', 'boundaries', 'containers', 'build'];
  const tests = ['unit', 'contract', 'integration', 'end-to-end', 'resilience'];
  expect(namesOf('gate')).toEqual(expect.arrayContaining([...checks, ...tests]));
});

test('a step that degrades the site runs after those that use it, and also without them', () => {
  expect([named('resilience')?.needs, named('resilience')?.after]).toEqual([
    ['site', 'chromium'],
    ['end-to-end', 'bulk'],
  ]);
  expect([named('attack')?.needs, named('attack')?.after]).toEqual([['site'], ['resilience', 'end-to-end', 'bulk']]);
});
