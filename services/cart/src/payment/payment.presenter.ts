import type { Payment } from '@gvg/contracts/cart/http/payments';
import { toJson } from '@gvg/service-kit/data/to-json';
import { unallocatedOf } from './allocations.ts';
import type { StoredPayment } from './payment.model.ts';

export function presentPayment(payment: StoredPayment): Payment {
  const { referenceKey, searchKeys, isDetached = false, wasInTime = false, ...fields } = toJson(payment);
  return { ...fields, unallocated: unallocatedOf(payment), isDetached, wasInTime };
}
