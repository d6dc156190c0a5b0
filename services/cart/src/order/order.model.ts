import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { LineAmendment, OrderLine, Recipient } from '@gvg/contracts/cart/http/order-schema';
import type {
  CancelReason,
  LedgerEntryKind,
  OrderPhotoKind,
  OrderStatus,
  ProposalOutcome,
} from '@gvg/contracts/cart/terms';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';

/** An entry of the order's ledger in VND. Entries are added, never changed. */
export interface StoredLedgerEntry {
  _id: Types.ObjectId;
  kind: LedgerEntryKind;
  amount: number;
  line?: string;
  payment?: string;
  /** Charge added after the deposit: due with the balance and not part of the deposit. */
  isWithBalance?: true;
  /** Staff's reduction with a reason. Charges by weight or line do not affect it. */
  isReduction?: true;
  /** Bank reference and day of the transfer that paid a refund. */
  bankReference?: string;
  bankDay?: string;
  /** The refund booked by mistake that this entry reverses. */
  takesBack?: Types.ObjectId;
  /** Idempotency key of the call that recorded a refund. */
  idempotencyKey?: string;
  note: string;
  at: Date;
}

export interface StoredTimelineEntry {
  status: OrderStatus;
  at: Date;
  by: 'CUSTOMER' | 'STAFF' | 'SYSTEM';
  note: string;
}

/** Internal data of an order, visible to staff only. */
export interface StoredOrderWork {
  assignee?: string;
  hold?: { until: Date; reason: string; by: string; at: Date };
  notes: { _id: Types.ObjectId; text: string; mentions: string[]; by: string; at: Date }[];
  packing?: { lines: { line: string; amount: number }[]; reason?: { text: string; by: string; at: Date } };
}

/** Estimated freight of a parcel and its rate. */
export type EstimatedShipping = Pick<
  StoredOrder['shipping'],
  'country' | 'service' | 'cost' | 'transitDays' | 'estimatedGrams' | 'estimatedFee'
>;

/** Changes to an order. Absent fields stay as they are. */
export interface Amendment {
  recipient?: Recipient;
  note?: string;
  lines: LineAmendment[];
  /** Lines to add, with the catalogue's product data at the time of the change. */
  added?: OrderLine[];
  /** Present if lines, service or country change. */
  shipping?: EstimatedShipping;
}

/** A change that waits for the customer's consent. */
export interface StoredProposal {
  _id: string;
  at: Date;
  until: Date;
  amendment: Amendment;
}

export interface StoredOrder {
  _id: Types.ObjectId;
  code: string;
  user: string;
  status: OrderStatus;
  lines: OrderLine[];
  /** Ordered lines of the cart. */
  cartLines: string[];
  recipient: Recipient;
  note: string;
  shipping: {
    country: string;
    service: ShippingService;
    /** Id of the rate in force at placement, which the parcel is charged by. */
    cost: string;
    transitDays: { min: number; max: number };
    estimatedGrams: number;
    estimatedFee: number;
    actualGrams?: number;
    chargeableGrams?: number;
    fee?: number;
    carrier?: string;
    trackingCode?: string;
  };
  photos: { url: string; kind: OrderPhotoKind; at: Date }[];
  ledger: StoredLedgerEntry[];
  /** Percentage of goods and fee to pay before buying. */
  depositShare: number;
  /** Deadline of the deposit. The sweep waits `importGraceHours` longer. */
  payBy?: Date;
  /** Unallocated VND of payments that name the order, reserved for amounts that become due. Derived from the payments (`settle-money.ts`). */
  unallocated: number;
  /** Due amount in VND, from the totals. */
  due: number;
  /** VND to return to the customer once the order is finished: credit and `unallocated`. Also derived. */
  owed: number;
  cancelReason?: CancelReason;
  proposal?: StoredProposal;
  lastProposal?: { _id: string; outcome: ProposalOutcome; at: Date };
  /** Time of the last change of recipient, service, note or lines. */
  amendedAt?: Date;
  /** Start of the deposit deadline if later than the status: the customer's answer to a proposal. */
  depositSince?: Date;
  timeline: StoredTimelineEntry[];
  /** Absent until staff writes any of it. */
  work?: StoredOrderWork;
  /** Key `{user}:{key}`, unique, and the hash of the body sent with it. */
  idempotency: { key: string; bodyHash: string };
  /** Search keys (`orderKeysOf`). */
  searchKeys: string[];
  /** Number of changes, starting at 1. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredOrder>(
  {
    code: { type: String, ...required },
    user: { type: String, ...required },
    status: { type: String, ...required },
    // The order of the fields matters: sort fields come before long ones, because the engine scans for them in each document that a deep page skips.
    createdAt: { type: Date, ...required },
    updatedAt: { type: Date, ...required },
    lines: { type: Schema.Types.Mixed, ...required },
    cartLines: { type: [String], ...required },
    recipient: { type: Schema.Types.Mixed, ...required },
    note: { type: String, default: '' },
    shipping: { type: Schema.Types.Mixed, ...required },
    photos: { type: Schema.Types.Mixed, default: [] },
    ledger: { type: Schema.Types.Mixed, ...required },
    depositShare: { type: Number, ...required },
    payBy: { type: Date },
    unallocated: { type: Number, ...required },
    due: { type: Number, ...required },
    owed: { type: Number, ...required },
    cancelReason: { type: String },
    proposal: { type: Schema.Types.Mixed },
    lastProposal: { type: Schema.Types.Mixed },
    amendedAt: { type: Date },
    depositSince: { type: Date },
    timeline: { type: Schema.Types.Mixed, ...required },
    work: { type: Schema.Types.Mixed },
    idempotency: { type: Schema.Types.Mixed, ...required },
    searchKeys: { type: [String], default: undefined },
    revision: { type: Number, ...required },
  },
  { collection: 'orders', versionKey: false },
);
schema.index({ code: 1 }, { unique: true });
schema.index({ 'idempotency.key': 1 }, { unique: true });
schema.index({ user: 1, createdAt: -1 });
// Staff's lists: by status, and all by latest change. The indexes end in the id like the sort, so that pages are read in index order.
schema.index({ status: 1, updatedAt: -1, _id: -1 });
schema.index({ status: 1, payBy: 1 });
schema.index({ updatedAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ owed: 1, updatedAt: -1 });
schema.index({ due: 1, updatedAt: -1 });
schema.index({ 'work.assignee': 1, updatedAt: -1, _id: -1 });
// Only the few orders with an open proposal.
schema.index({ 'proposal.until': 1 }, { sparse: true });
schema.index({ 'shipping.trackingCode': 1 }, { sparse: true });
schema.index({ searchKeys: 1 });
// Only the few orders with lines that the buying desk cancelled.
schema.index({ 'lines.cancelReason': 1 }, { sparse: true });

export function orderModel(connection: Connection): Model<StoredOrder> {
  return connection.model<StoredOrder>('Order', schema);
}
