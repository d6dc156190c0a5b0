import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { AllocationKind, PaymentStatus } from '@gvg/contracts/cart/terms';

/** An allocated part of a transfer, in VND. Added, never changed. An allocation to an order has the same id as the entry of that order's ledger. */
export interface StoredAllocation {
  _id: Types.ObjectId;
  kind: AllocationKind;
  /** For kind ORDER, with the order's code. */
  order?: Types.ObjectId;
  code?: string;
  amount: number;
  /** Bank reference and day of the transfer that paid a return. */
  bankReference?: string;
  bankDay?: string;
  /** The return booked by mistake that this entry reverses. */
  takesBack?: Types.ObjectId;
  note: string;
  at: Date;
}

/** A transfer that reached one of the shop's accounts; `amount` in VND. */
export interface StoredPayment {
  _id: Types.ObjectId;
  /** Digits only. */
  account: string;
  /** Current amount: the first one entered plus corrections. */
  amount: number;
  bankReference: string;
  /** Account and reference (`reference-key.ts`), unique. Includes the payment's id if the transfer shares its reference or has given it up. */
  referenceKey: string;
  receivedAt: Date;
  content: string;
  /** Derived from the other fields and the order that it names (`payment-status.ts`). */
  status: PaymentStatus;
  /** Order that its content names, with the order's code. */
  order?: Types.ObjectId;
  code?: string;
  allocations: StoredAllocation[];
  /** Changes of the amount. */
  corrections: Omit<StoredAllocation, 'kind' | 'order' | 'code'>[];
  /** Set when staff has released its money: the rest goes to no order automatically. */
  isDetached?: boolean;
  /** It reached the bank before its order's deadline, but was recorded after the order was cancelled as unpaid. */
  wasInTime?: boolean;
  /** Transfer with the same reference that staff confirmed as a different one. */
  twin?: Types.ObjectId;
  /** Staff confirmed its day although that is far from the day of recording. */
  isDayConfirmed?: boolean;
  /** Its account had been removed from the settings. */
  isFormerAccount?: boolean;
  note: string;
  /** Keys of staff's global search (`paymentKeysOf`). */
  searchKeys: string[];
  /** Number of changes, starting at 1. */
  revision: number;
  createdAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredPayment>(
  {
    account: { type: String, ...required },
    amount: { type: Number, ...required },
    bankReference: { type: String, ...required },
    referenceKey: { type: String, ...required },
    receivedAt: { type: Date, ...required },
    content: { type: String, default: '' },
    status: { type: String, ...required },
    order: { type: Schema.Types.ObjectId },
    code: { type: String },
    allocations: { type: Schema.Types.Mixed, ...required },
    corrections: { type: Schema.Types.Mixed, ...required },
    isDetached: { type: Boolean },
    wasInTime: { type: Boolean },
    twin: { type: Schema.Types.ObjectId },
    isDayConfirmed: { type: Boolean },
    isFormerAccount: { type: Boolean },
    note: { type: String, default: '' },
    searchKeys: { type: [String], default: undefined },
    revision: { type: Number, ...required },
    createdAt: { type: Date, ...required },
  },
  { collection: 'payments', versionKey: false },
);
// Sparse, because payments stored by an earlier version get their key from a migration.
schema.index({ referenceKey: 1 }, { unique: true, sparse: true });
schema.index({ bankReference: 1, account: 1 });
// Staff's lists: the queue and each status by bank day, all payments by day and by amount. The indexes end in the id like the sort, so that deep pages are read
// in index order.
schema.index({ status: 1, receivedAt: 1, _id: 1 });
schema.index({ receivedAt: -1, _id: -1 });
schema.index({ amount: 1, _id: 1 });
schema.index({ order: 1, status: 1 });
schema.index({ searchKeys: 1 });

export function paymentModel(connection: Connection): Model<StoredPayment> {
  return connection.model<StoredPayment>('Payment', schema);
}
