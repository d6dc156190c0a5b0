import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { AllocationKind, PaymentStatus } from '@gvg/contracts/cart/terms';

/** A part of a transfer that lies somewhere, in VND; added, never changed. One to an order is the entry of that order's ledger with the same id. */
export interface StoredAllocation {
  _id: Types.ObjectId;
  kind: AllocationKind;
  /** Of kind ORDER, with its code. */
  order?: Types.ObjectId;
  code?: string;
  amount: number;
  /** The bank's number and day of the transfer that paid a return. */
  bankReference?: string;
  bankDay?: string;
  /** The return that was booked by mistake, of the entry that takes it back. */
  takesBack?: Types.ObjectId;
  note: string;
  at: Date;
}

/** A transfer that reached one of the shop's accounts; `amount` in VND. */
export interface StoredPayment {
  _id: Types.ObjectId;
  /** Digits alone. */
  account: string;
  /** As it is now: what was typed first and the corrections. */
  amount: number;
  bankReference: string;
  /** Account and reference (`reference-key.ts`), unique; of a transfer that shares its reference with another one, or has given it up, with its id. */
  referenceKey: string;
  receivedAt: Date;
  content: string;
  /** Follows from the rest of it and the order that it names (`payment-status.ts`). */
  status: PaymentStatus;
  /** The order that its content names, with its code. */
  order?: Types.ObjectId;
  code?: string;
  allocations: StoredAllocation[];
  /** Differences of the amount. */
  corrections: Omit<StoredAllocation, 'kind' | 'order' | 'code'>[];
  /** Staff has set money of it free: its rest goes to no order by itself. */
  isDetached?: boolean;
  /** It reached the bank before the end of its order, which was cancelled unpaid before it was recorded. */
  wasInTime?: boolean;
  /** The transfer with the same reference, beside which staff said that it is another one. */
  twin?: Types.ObjectId;
  /** Staff confirmed its day, which is far from the one on which it was recorded. */
  isDayConfirmed?: boolean;
  /** Its account had left the settings. */
  isFormerAccount?: boolean;
  note: string;
  /** What staff's search of everything finds it by (`paymentKeysOf`). */
  searchKeys: string[];
  /** Counts the changes, from 1. */
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
// Sparse: what an earlier version has stored gets its key by a migration.
schema.index({ referenceKey: 1 }, { unique: true, sparse: true });
schema.index({ bankReference: 1, account: 1 });
// Staff's lists: the queue and each status by the bank's day, all of them by day and by amount, in the order of the index as far as their deep pages.
schema.index({ status: 1, receivedAt: 1, _id: 1 });
schema.index({ receivedAt: -1, _id: -1 });
schema.index({ amount: 1, _id: 1 });
schema.index({ order: 1, status: 1 });
schema.index({ searchKeys: 1 });

export function paymentModel(connection: Connection): Model<StoredPayment> {
  return connection.model<StoredPayment>('Payment', schema);
}
