import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { QuotedLine } from '@gvg/contracts/cart/http/lines';
import type { QuoteStatus } from '@gvg/contracts/cart/terms';
import type { StoredLine } from '../line/stored-line.ts';

/** An answer of staff; `answeredBy` is the user's id. Amounts in VND. */
export interface StoredQuoteVersion {
  version: number;
  lines: QuotedLine[];
  note: string;
  goods: number;
  serviceFee: number;
  answeredAt: Date;
  answeredBy: string;
  expiresAt: Date;
}

/** A cart line that was ordered by the quote. */
export interface StoredQuoteUse {
  line: string;
  order: string;
  at: Date;
}

export interface StoredQuote {
  _id: Types.ObjectId;
  user: string;
  country: string;
  note: string;
  status: QuoteStatus;
  /** Lines as they were at the request. */
  lines: StoredLine[];
  versions: StoredQuoteVersion[];
  acceptedVersion?: number;
  /** Each line once and permanently, even if the order is cancelled. Absent until the first one is ordered. */
  uses?: StoredQuoteUse[];
  /** Idempotency key of staff's call, so that repeating it creates no second quote. */
  idempotency?: { key: string; bodyHash: string };
  /** End of the last version. */
  expiresAt?: Date;
  answerBy: Date;
  /** Number of changes, starting at 1. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredQuote>(
  {
    user: { type: String, ...required },
    country: { type: String, ...required },
    note: { type: String, default: '' },
    status: { type: String, ...required },
    // The order of the fields matters: sort fields come before long ones, because the engine scans for them in each document that a deep page skips.
    createdAt: { type: Date, ...required },
    updatedAt: { type: Date, ...required },
    lines: { type: Schema.Types.Mixed, ...required },
    versions: { type: Schema.Types.Mixed, ...required },
    acceptedVersion: { type: Number },
    uses: { type: Schema.Types.Mixed },
    idempotency: { type: new Schema({ key: String, bodyHash: String }, { _id: false }) },
    expiresAt: { type: Date },
    answerBy: { type: Date, ...required },
    revision: { type: Number, ...required },
  },
  { collection: 'quotes', versionKey: false },
);
schema.index({ user: 1, createdAt: -1 });
schema.index(
  { 'idempotency.key': 1 },
  { unique: true, partialFilterExpression: { 'idempotency.key': { $exists: true } } },
);
// Staff's lists, each in its sort order.
schema.index({ status: 1, createdAt: 1, _id: 1 });
schema.index({ status: 1, updatedAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ updatedAt: -1, _id: -1 });
schema.index({ status: 1, expiresAt: 1 });

export function quoteModel(connection: Connection): Model<StoredQuote> {
  return connection.model<StoredQuote>('Quote', schema);
}
