import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { StoredPayment } from './payment.model.ts';

export function presentPayment({ _id, revision, order, code, receivedAt, createdAt, ...fields }: StoredPayment): Payment {
  return {
    ...fields,
    _id: _id.toHexString(),
    ...(order === undefined ? {} : { order: order.toHexString() }),
    ...(code === undefined ? {} : { code }),
    receivedAt: receivedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
