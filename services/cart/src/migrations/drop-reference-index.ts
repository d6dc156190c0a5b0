import type { MigratedCart } from './migrated-cart.ts';

const earlierIndex = 'account_1_bankReference_1';

/** Drops the unique index of earlier versions, which would reject the reference of a payment corrected to 0. */
export async function dropReferenceIndex({ payments }: MigratedCart): Promise<number> {
  const { collection } = payments;
  if (!(await collection.indexExists(earlierIndex))) return 0;
  await collection.dropIndex(earlierIndex);
  return 1;
}
