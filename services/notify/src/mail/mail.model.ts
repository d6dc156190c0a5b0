import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { deliveredTemplates, deliveryStatuses } from '@gvg/contracts/notify/mail-templates';
import type { DeliveredTemplate, DeliveryStatus } from '@gvg/contracts/notify/mail-templates';

/**
 * Subject of a mail about buying: an order with the confirmed payment, one of its lines, a proposed change or an amount in VND refunded or overpaid, or a
 * version of a quote.
 */
export interface MailSubject {
  order?: string;
  payment?: string;
  line?: string;
  proposal?: string;
  amount?: number;
  quote?: string;
  version?: number;
}

/** A mail in the queue, and afterwards in the delivery log. Contains neither address nor text, which identity or cart provides at each attempt. */
export interface StoredMail {
  /** Identity's mail id, or one derived from the causing event's. */
  _id: Types.ObjectId;
  /** Null once the account is closed. */
  user: Types.ObjectId | null;
  template: DeliveredTemplate;
  /** Absent in mails that identity requests. */
  subject?: MailSubject;
  status: DeliveryStatus;
  attempts: number;
  lastError: string | null;
  requestedAt: Date;
  /** Due time of a waiting mail; during an attempt, the expiry of its claim. */
  nextAttemptAt: Date | null;
  sentAt: Date | null;
  /** Token of the attempt in progress. */
  claim: string | null;
  /** Number of resends by staff; absent for none. */
  sentAgain?: number;
}

const required = { required: true } as const;

const schema = new Schema<StoredMail>(
  {
    user: { type: Schema.Types.ObjectId, default: null },
    template: { type: String, enum: deliveredTemplates, ...required },
    subject: {
      type: new Schema<MailSubject>(
        {
          ...{ order: String, payment: String, line: String, proposal: String, amount: Number },
          ...{ quote: String, version: Number },
        },
        { _id: false },
      ),
    },
    status: { type: String, enum: deliveryStatuses, ...required },
    attempts: { type: Number, ...required },
    lastError: { type: String, default: null },
    requestedAt: { type: Date, ...required },
    nextAttemptAt: { type: Date, default: null },
    sentAt: { type: Date, default: null },
    claim: { type: String, default: null },
    sentAgain: { type: Number },
  },
  { collection: 'mails', versionKey: false },
);

schema.index({ status: 1, nextAttemptAt: 1 });
// The log, newest first: unfiltered, and one index for each filter.
schema.index({ requestedAt: -1, _id: -1 });
schema.index({ user: 1, requestedAt: -1, _id: -1 });
schema.index({ status: 1, requestedAt: -1, _id: -1 });
schema.index({ template: 1, requestedAt: -1, _id: -1 });

export function mailModel(connection: Connection): Model<StoredMail> {
  return connection.model<StoredMail>('Mail', schema);
}
