import type { MigratedCart } from './migrated-cart.ts';

const earlierIndex = 'account_1_bankReference_1';

/** The unique index of earlier versions would refuse the reference of a payment that was corrected to nothing. */
export async function dropReferenceIndex({ payments }: MigratedCart): Promise<number> {
  const { collection } = payments;
  if (!(await collection.indexExists(earlierIndex))) return 0;
  await collection.dropIndex(earlierIndex);
  return 1;
}
