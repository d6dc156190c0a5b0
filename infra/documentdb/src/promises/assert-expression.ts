import { expressions } from '../promises.ts';
import { assertListed, isPlain } from './refuse.ts';

const promised = new Set<string>(expressions);

/**
 * Refuses an aggregation expression with an operator that is not promised.
 * @throws CommandError
 */
export function assertExpression(expression: unknown): void {
  if (Array.isArray(expression)) return expression.forEach(assertExpression);
  if (!isPlain(expression)) return;
  for (const [name, argument] of Object.entries(expression)) {
    if (name.startsWith('$')) assertListed(promised, name, 'expression');
    if (name !== '$literal') assertExpression(argument);
  }
}
