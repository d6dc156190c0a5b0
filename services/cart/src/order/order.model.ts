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

/** An entry of the order's ledger, in VND; entries are added, never changed. */
export interface StoredLedgerEntry {
  _id: Types.ObjectId;
  kind: LedgerEntryKind;
  amount: number;
  line?: string;
  payment?: string;
  /** A charge that came up after the deposit: it is due with the balance, and no part of the deposit. */
  isWithBalance?: true;
  /** Staff took it off a charge with a reason: what is charged by the scale or for a line does not change it. */
  isReduction?: true;
  /** The bank's number and day of the transfer that paid a refund. */
  bankReference?: string;
  bankDay?: string;
  /** The refund that was booked by mistake, of the entry that takes it back. */
  takesBack?: Types.ObjectId;
  /** Key of the call that recorded a refund. */
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

/** What staff alone knows of an order. */
export interface StoredOrderWork {
  assignee?: string;
  hold?: { until: Date; reason: string; by: string; at: Date };
  notes: { _id: Types.ObjectId; text: string; mentions: string[]; by: string; at: Date }[];
  packing?: { lines: { line: string; amount: number }[]; reason?: { text: string; by: string; at: Date } };
}

/** What a parcel's freight is estimated at, and by which rate. */
export type EstimatedShipping = Pick<
  StoredOrder['shipping'],
  'country' | 'service' | 'cost' | 'transitDays' | 'estimatedGrams' | 'estimatedFee'
>;

/** What an order is to be changed to; absent is what stays. */
export interface Amendment {
  recipient?: Recipient;
  note?: string;
  lines: LineAmendment[];
  /** Lines that the order gets, as the catalogue had their products when the change was made. */
  added?: OrderLine[];
  /** Where lines, service or country change. */
  shipping?: EstimatedShipping;
}

/** A change that waits for its customer's yes. */
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
  /** Lines of the cart that were ordered. */
  cartLines: string[];
  recipient: Recipient;
  note: string;
  shipping: {
    country: string;
    service: ShippingService;
    /** Id of the rate that was in force at placing: the parcel is charged by it. */
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
  /** Percent of goods and fee that was asked for before buying. */
  depositShare: number;
  /** The end of an order that waits for its deposit; the sweep waits longer by `importGraceHours`. */
  payBy?: Date;
  /** VND of payments that name it and lie nowhere yet: they pay what becomes due. Follows from the payments (`settle-money.ts`). */
  unallocated: number;
  /** VND to be paid now, as its totals say. */
  due: number;
  /** VND that its customer gets back, once nothing more happens with it: credit and `unallocated`. Follows likewise. */
  owed: number;
  cancelReason?: CancelReason;
  proposal?: StoredProposal;
  /** How the last proposal ended. */
  lastProposal?: { _id: string; outcome: ProposalOutcome; at: Date };
  /** When recipient, service, note or lines were last changed. */
  amendedAt?: Date;
  /** From when on the end of waiting for the deposit is counted, where that is later than its status: its customer has answered to a proposal. */
  depositSince?: Date;
  timeline: StoredTimelineEntry[];
  /** Absent until staff writes any of it. */
  work?: StoredOrderWork;
  /** `{user}:{key}`, unique, and the hash of the body that was sent with it. */
  idempotency: { key: string; bodyHash: string };
  /** What searches find it by (`orderKeysOf`). */
  searchKeys: string[];
  /** Counts the changes, from 1. */
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
    // Stored in this order: what lists are sorted by comes before what is long, since the engine looks for it in each document that a deep page skips.
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
// Staff's lists: by status, and of all, the latest change first. They end in the id as the sort does, so that a page is read in the index's order.
schema.index({ status: 1, updatedAt: -1, _id: -1 });
schema.index({ status: 1, payBy: 1 });
schema.index({ updatedAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ owed: 1, updatedAt: -1 });
schema.index({ due: 1, updatedAt: -1 });
schema.index({ 'work.assignee': 1, updatedAt: -1, _id: -1 });
// Orders with an open proposal, which are few.
schema.index({ 'proposal.until': 1 }, { sparse: true });
schema.index({ 'shipping.trackingCode': 1 }, { sparse: true });
schema.index({ searchKeys: 1 });
// Orders with lines that the buying desk cancelled, which are few.
schema.index({ 'lines.cancelReason': 1 }, { sparse: true });

export function orderModel(connection: Connection): Model<StoredOrder> {
  return connection.model<StoredOrder>('Order', schema);
}
