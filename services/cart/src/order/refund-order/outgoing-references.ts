import type { ClientSession, Types } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../../cart.ts';
import { plainReference } from '../../payment/reference-key.ts';

type Store = Pick<Cart, 'refundReferences'>;

/** Stores the bank reference of an outgoing transfer, so that it refunds only one order or one incoming transfer. Throws `PAYMENT_WAS_EXISTED`. */
export async function storeOutgoingReference(
  { refundReferences }: Store,
  session: ClientSession,
  bankReference: string,
  paidBack: { order: Types.ObjectId } | { payment: Types.ObjectId },
): Promise<void> {
  const _id = plainReference(bankReference);
  if ((await refundReferences.exists({ _id }).session(session)) !== null) throw new ApiFailure('PAYMENT_WAS_EXISTED');
  await refundReferences.insertMany([{ _id, ...paidBack }], { session });
}

/** Frees the reference of an entry booked by mistake, so that it can be booked in the right place. */
export async function freeOutgoingReference(
  { refundReferences }: Store,
  session: ClientSession,
  bankReference: string | undefined,
): Promise<void> {
  if (bankReference !== undefined)
    await refundReferences.deleteOne({ _id: plainReference(bankReference) }, { session });
}
