import { plainReference } from '../payment/reference-key.ts';
import type { MigratedCart } from './migrated-cart.ts';

/** Normalizes the references of refunds to the form in which they are compared. References that become equal are kept unchanged, each with its order. */
export async function normaliseRefundReferences({ refundReferences, withTransaction }: MigratedCart): Promise<number> {
  let changed = 0;
  for await (const { _id, ...paidBack } of refundReferences.find().lean().cursor()) {
    const plain = plainReference(_id);
    if (plain === _id) continue;
    changed += await withTransaction(async ({ session }) => {
      if ((await refundReferences.exists({ _id: plain }).session(session)) !== null) return 0;
      await refundReferences.insertMany([{ ...paidBack, _id: plain }], { session });
      await refundReferences.deleteOne({ _id }, { session });
      return 1;
    });
  }
  return changed;
}
