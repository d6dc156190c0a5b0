import { updateModifiers, updateOperators, updateStages } from '../promises.ts';
import { assertPipeline } from './assert-pipeline.ts';
import { assertQuery } from './assert-query.ts';
import { assertListed, isPlain } from './refuse.ts';

const promisedOperators = new Set<string>(updateOperators);
const promisedModifiers = new Set<string>(updateModifiers);
const promisedStages = new Set<string>(updateStages);

/**
 * Refuses an update with an operator, a modifier or a stage that is not promised.
 * @throws CommandError
 */
export function assertUpdate(update: unknown): void {
  if (Array.isArray(update)) return assertPipeline(update, promisedStages, 'stage of an update');
  if (!isPlain(update)) return;
  for (const [name, fields] of Object.entries(update)) {
    if (!name.startsWith('$')) continue;
    assertListed(promisedOperators, name, 'update operator');
    if (isPlain(fields)) assertFields(name, Object.values(fields));
  }
}

function assertFields(operator: string, values: readonly unknown[]): void {
  if (operator === '$pull') return values.forEach(assertQuery);
  if (operator !== '$push' && operator !== '$addToSet') return;
  for (const value of values) {
    const modifiers = isPlain(value) ? Object.keys(value).filter((name) => name.startsWith('$')) : [];
    for (const modifier of modifiers) assertListed(promisedModifiers, modifier, 'modifier');
  }
}
