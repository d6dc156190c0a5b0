import type { Cart } from '../cart.ts';

/** Runs `work` for one item after the other. Logs failures and continues. */
export async function runIsolated<Item>(
  { logger }: Pick<Cart, 'logger'>,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items)
    await work(item).catch((error: unknown) => logger.error({ err: error, item }, 'repeated work failed for one item'));
}
