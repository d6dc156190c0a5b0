import type { Kind } from '../model/kinds.ts';
import type { MoneyModel } from '../model/money-model.ts';
import type { Shop } from '../shop/start-shop.ts';

/** What a step does, decided by the model as it is; `text` is printed with a counterexample. */
export interface Action {
  text: string;
  /** Does it to the shop and to the model. Throws where the shop answers otherwise than the rules say. */
  run(shop: Shop): Promise<void>;
}

/** Random numbers, small ones first when a counterexample is shrunk. */
export type Picks = readonly [number, number, number, number];

export interface Step {
  kind: Kind;
  /** How often it is tried beside others; default 1. */
  weight?: number;
  /** Undefined where the model has nothing to do it with. */
  choose(model: MoneyModel, picks: Picks): Action | undefined;
}

export const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

/** Of the numbers from 1 to `limit` those that tests find errors with: all, a part, one. */
export const pickPart = (limit: number, number: number): number =>
  [limit, Math.max(1, Math.floor(limit / 2)), 1][number % 3] as number;

/** Throws an Error unless the shop refuses with this status and code. */
export function expectRefusal(
  status: number,
  code: string,
  response: { status: number; body: unknown; text: string },
): void {
  const { message } = (response.body ?? {}) as { message?: string };
  if (response.status !== status || message !== code)
    throw new Error(`${response.status} instead of ${status} ${code}: ${response.text}`);
}
