import type { Types } from 'mongoose';
import type { StoredAllocation, StoredPayment } from './payment.model.ts';

type Allocated = Pick<StoredPayment, 'amount' | 'allocations'>;

const sumOf = (allocations: readonly StoredAllocation[]) => allocations.reduce((sum, { amount }) => sum + amount, 0);

/** Unallocated amount in VND. */
export const unallocatedOf = ({ amount, allocations }: Allocated): number => amount - sumOf(allocations);

/** Amount in VND allocated to the order. */
export const allocatedTo = ({ allocations }: Allocated, order: Types.ObjectId): number =>
  sumOf(allocations.filter((allocation) => allocation.order?.equals(order)));

/** Amount in VND allocated to orders. */
export const allocatedToOrders = ({ allocations }: Allocated): number =>
  sumOf(allocations.filter(({ kind }) => kind === 'ORDER'));

/** Amount in VND returned to the sender. */
export const returnedOf = ({ allocations }: Allocated): number =>
  sumOf(allocations.filter(({ kind }) => kind === 'RETURNED'));

/** Returns to the sender, except those that were booked by mistake. */
export function standingReturns({ allocations }: Pick<StoredPayment, 'allocations'>): StoredAllocation[] {
  const takenBack = new Set(allocations.flatMap(({ takesBack }) => takesBack?.toHexString() ?? []));
  return allocations.filter(
    ({ _id, kind, amount }) => kind === 'RETURNED' && amount > 0 && !takenBack.has(_id.toHexString()),
  );
}

/** The allocation to an order that counts on the bank's day. All later ones count on the day they were made (rules/admin-pages.md, "Revenue"). */
export const firstToOrder = ({ allocations }: Pick<StoredPayment, 'allocations'>): StoredAllocation | undefined =>
  allocations.find(({ kind }) => kind === 'ORDER');

/** Amount in VND that the order named by the payment takes automatically whenever it has something due. */
export const restForOrder = (payment: Pick<StoredPayment, 'amount' | 'allocations' | 'isDetached'>): number =>
  payment.isDetached === true ? 0 : Math.max(0, unallocatedOf(payment));
