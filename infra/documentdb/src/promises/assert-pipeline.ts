import { accumulators, stages } from '../promises.ts';
import { assertExpression } from './assert-expression.ts';
import { assertQuery } from './assert-query.ts';
import { arrayOf, assertListed, isPlain } from './refuse.ts';

const promisedStages = new Set<string>(stages);
const promisedAccumulators = new Set<string>(accumulators);

/**
 * Refuses a pipeline with a stage, an accumulator or an expression that is not promised.
 * @throws CommandError
 */
export function assertPipeline(pipeline: unknown, allowed: ReadonlySet<string> = promisedStages, what = 'stage'): void {
  for (const stage of arrayOf(pipeline)) {
    if (!isPlain(stage)) continue;
    for (const [name, argument] of Object.entries(stage)) {
      assertListed(allowed, name, what);
      assertStage(name, argument);
    }
  }
}

function assertStage(name: string, argument: unknown): void {
  switch (name) {
    case '$match':
      return assertQuery(argument);
    case '$group':
      return assertGroup(argument);
    case '$bucket':
      return assertBucket(argument);
    case '$lookup':
    case '$unionWith':
      return isPlain(argument) ? assertPipeline(argument.pipeline) : undefined;
    case '$facet':
      return isPlain(argument) ? Object.values(argument).forEach((pipeline) => assertPipeline(pipeline)) : undefined;
    default:
      return assertExpression(argument);
  }
}

function assertGroup(argument: unknown): void {
  if (!isPlain(argument)) return;
  const { _id, ...fields } = argument;
  assertExpression(_id);
  Object.values(fields).forEach(assertAccumulator);
}

function assertBucket(argument: unknown): void {
  if (!isPlain(argument)) return;
  assertExpression(argument.groupBy);
  if (isPlain(argument.output)) Object.values(argument.output).forEach(assertAccumulator);
}

function assertAccumulator(field: unknown): void {
  if (!isPlain(field)) return;
  for (const [name, argument] of Object.entries(field)) {
    assertListed(promisedAccumulators, name, 'accumulator');
    assertExpression(argument);
  }
}
