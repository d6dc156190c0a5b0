import { queryOperators } from '../promises.ts';
import { assertExpression } from './assert-expression.ts';
import { arrayOf, assertListed, isPlain } from './refuse.ts';

const promised = new Set<string>(queryOperators);

/**
 * Refuses a filter with an operator that is not promised.
 * @throws CommandError
 */
export function assertQuery(filter: unknown): void {
  if (!isPlain(filter)) return;
  for (const [name, condition] of Object.entries(filter)) {
    if (name.startsWith('$')) assertOperator(name, condition);
    else assertCondition(condition);
  }
}

function assertCondition(condition: unknown): void {
  // A document without operators is compared as a value.
  if (isPlain(condition) && Object.keys(condition).some((name) => name.startsWith('$'))) assertQuery(condition);
}

function assertOperator(name: string, argument: unknown): void {
  assertListed(promised, name, 'query operator');
  switch (name) {
    case '$and':
    case '$or':
    case '$nor':
    case '$all':
      return arrayOf(argument).forEach(assertQuery);
    case '$not':
    case '$elemMatch':
      return assertQuery(argument);
    case '$expr':
      return assertExpression(argument);
    default:
      return;
  }
}
