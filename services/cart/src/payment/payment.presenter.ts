import type { Allocation, Payment } from '@gvg/contracts/cart/http/payments';
import { unallocatedOf } from './allocations.ts';
import type { StoredAllocation, StoredPayment } from './payment.model.ts';

function presentAllocation({ _id, kind, order, code, amount, note, at }: StoredAllocation): Allocation {
  return {
    _id: _id.toHexString(),
    kind,
    ...(order === undefined ? {} : { order: order.toHexString() }),
    ...(code === undefined ? {} : { code }),
    amount,
    note,
    at: at.toISOString(),
  };
}

export function presentPayment(payment: StoredPayment): Payment {
  const {
    _id,
    revision,
    referenceKey,
    order,
    code,
    allocations,
    corrections,
    isDetached,
    wasInTime,
    receivedAt,
    createdAt,
    ...fields
  } = payment;
  return {
    ...fields,
    _id: _id.toHexString(),
    ...(order === undefined ? {} : { order: order.toHexString() }),
    ...(code === undefined ? {} : { code }),
    allocations: allocations.map(presentAllocation),
    unallocated: unallocatedOf(payment),
    corrections: corrections.map((correction) => ({
      ...correction,
      _id: correction._id.toHexString(),
      at: correction.at.toISOString(),
    })),
    isDetached: isDetached === true,
    wasInTime: wasInTime === true,
    receivedAt: receivedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
