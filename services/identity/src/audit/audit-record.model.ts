import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { AuditRecord } from '@gvg/contracts/identity/events';

export interface StoredAuditRecord extends AuditRecord {
  /** The event's id, so that a replayed event is stored only once. */
  _id: string;
  at: Date;
  correlationId: string;
  /** For a look: time of its removal. */
  expiresAt?: Date;
}

const required = { type: String, required: true };
const subjectSchema = new Schema({ type: required, id: required }, { _id: false, id: false });
const actorSchema = new Schema({ kind: required, id: required }, { _id: false, id: false });
const schema = new Schema<StoredAuditRecord>(
  {
    _id: required,
    at: { type: Date, required: true },
    actor: { type: actorSchema, required: true },
    action: required,
    subject: { type: subjectSchema, required: true },
    before: Schema.Types.Mixed,
    after: Schema.Types.Mixed,
    correlationId: required,
    expiresAt: { type: Date },
  },
  { collection: 'audit_records', versionKey: false, minimize: false },
);

// One index for the unfiltered list and one for each filter, all newest first.
schema.index({ at: -1, _id: -1 });
schema.index({ 'actor.id': 1, at: -1, _id: -1 });
schema.index({ action: 1, at: -1, _id: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ 'subject.type': 1, 'subject.id': 1, at: -1, _id: -1 });

schema.pre(
  [
    'updateOne',
    'updateMany',
    'replaceOne',
    'findOneAndUpdate',
    'findOneAndReplace',
    'deleteOne',
    'deleteMany',
    'findOneAndDelete',
  ],
  () => {
    throw new Error('audit records are immutable');
  },
);

export function auditRecordModel(connection: Connection): Model<StoredAuditRecord> {
  return connection.model<StoredAuditRecord>('AuditRecord', schema);
}
