import { TestContext } from './test-context.ts';
import { testSteps } from './test-steps.ts';

const context = new TestContext('/nowhere', () => {});
const orderOf = (steps: ReturnType<typeof testSteps>) =>
  Object.fromEntries(
    steps
      .filter(({ name }) => name === 'resilience' || name === 'attack')
      .map(({ name, needs, after }) => [name, { needs, after }]),
  );

test('the last steps of a whole run need those before them to have passed', () => {
  expect(orderOf(testSteps(context))).toEqual({
    resilience: { needs: ['end-to-end'], after: ['bulk'] },
    attack: { needs: ['resilience'], after: ['end-to-end', 'bulk'] },
  });
});

test('a selected step runs without the steps before it, and after those of them that are selected', () => {
  expect(orderOf(testSteps(context, { attack: [] }))).toEqual({
    resilience: { needs: ['site', 'chromium'], after: ['end-to-end', 'bulk'] },
    attack: { needs: ['site'], after: ['resilience', 'end-to-end', 'bulk'] },
  });
});
