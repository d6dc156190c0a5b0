import type { Kind } from '../model/kinds.ts';
import type { MoneyModel } from '../model/money-model.ts';
import type { Shop } from '../shop/start-shop.ts';

/** A step's action, chosen from the current model. `text` is printed with a counterexample. */
export interface Action {
  text: string;
  /** Applies the action to the shop and to the model. Throws if the shop responds differently from the rules. */
  run(shop: Shop): Promise<void>;
}

/** Random numbers, which are small first when a counterexample is shrunk. */
export type Picks = readonly [number, number, number, number];

export interface Step {
  kind: Kind;
  /** Relative frequency. Default: 1. */
  weight?: number;
  /** Returns undefined if the model has nothing to apply the step to. */
  choose(model: MoneyModel, picks: Picks): Action | undefined;
}

export const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

/** Picks an amount from 1 to `limit` that is likely to reveal errors: all, half or one. */
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
