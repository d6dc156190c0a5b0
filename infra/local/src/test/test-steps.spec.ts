import { TestContext } from './test-context.ts';
import { stepsOfExtent, testSteps } from './test-steps.ts';

const context = new TestContext('/nowhere', () => {});
const named = (name: string) => testSteps(context, { extent: 'gate' }).find((step) => step.name === name);
/** Users are made on CI alone. */
const namesOf = (extent: 'gate' | 'whole') =>
  stepsOfExtent(testSteps(context, { extent }), extent)
    .map(({ name }) => name)
    .filter((name) => name !== 'plain-user');

const beyondGate = ['calendar', 'bulk', 'attack'];

test('the gate has every step of the whole but those beyond it', () => {
  expect(namesOf('gate')).toEqual(namesOf('whole').filter((name) => !beyondGate.includes(name)));
  expect(namesOf('whole')).toEqual(expect.arrayContaining(beyondGate));
});

test('the gate has checks, suites and browser tests', () => {
  const checks = ['lint', 'types', 'boundaries', 'containers', 'build'];
  const tests = ['unit', 'contract', 'integration', 'end-to-end', 'resilience'];
  expect(namesOf('gate')).toEqual(expect.arrayContaining([...checks, ...tests]));
});

test('a step that leaves the site worn comes after those that use it, and runs without them', () => {
  expect([named('resilience')?.needs, named('resilience')?.after]).toEqual([
    ['site', 'chromium'],
    ['end-to-end', 'bulk'],
  ]);
  expect([named('attack')?.needs, named('attack')?.after]).toEqual([['site'], ['resilience', 'end-to-end', 'bulk']]);
});
