import { Types } from 'mongoose';
import type { QueryFilter } from 'mongoose';
import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import type { PaymentStatus } from '@gvg/contracts/cart/terms';
import { daysFilter } from '../../days-filter.ts';
import type { Days } from '../../days-filter.ts';
import type { StoredPayment } from '../payment.model.ts';

/** Filters of the payment list: `from` and `to` are bank days, `queued` selects payments that need staff's attention. */
export interface PaymentsFilter extends Days {
  status?: PaymentStatus | undefined;
  queued?: boolean | undefined;
  id?: string | undefined;
}

export function paymentsFilter({ status, queued, id, ...days }: PaymentsFilter): QueryFilter<StoredPayment> {
  const statuses = queued === true ? queuedPaymentStatuses.filter((one) => status === undefined || one === status) : [];
  return {
    ...(id !== undefined && { _id: new Types.ObjectId(id) }),
    ...(status !== undefined && { status }),
    ...(queued === true && { status: { $in: statuses } }),
    ...daysFilter('receivedAt', days),
  };
}
