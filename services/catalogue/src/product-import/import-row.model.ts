import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import { importRowKinds } from '@gvg/contracts/catalogue/terms';
import type { LocalizedText } from '@gvg/contracts/values/locale';

/** Its message in both languages, because a later reader may use another one than the sender. */
export type RowError = Omit<ImportRow['errors'][number], 'message'> & { message: LocalizedText };

/** Dry run result of one row. */
export interface StoredImportRow extends Omit<ImportRow, 'errors' | 'state' | 'reason' | 'product'> {
  _id: Types.ObjectId;
  import: Types.ObjectId;
  product?: Types.ObjectId;
  errors: RowError[];
  /** True for a row to import or leave unchanged that has something to check. */
  isToLookAt: boolean;
  expiresAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredImportRow>(
  {
    import: { type: Schema.Types.ObjectId, ...required },
    line: { type: Number, ...required },
    kind: { type: String, enum: importRowKinds, ...required },
    product: Schema.Types.ObjectId,
    name: { type: Schema.Types.Mixed, ...required },
    image: String,
    errors: { type: Schema.Types.Mixed, ...required },
    issues: { type: Schema.Types.Mixed, ...required },
    changes: { type: Schema.Types.Mixed, ...required },
    isToLookAt: { type: Boolean, ...required },
    expiresAt: { type: Date, ...required },
  },
  { collection: 'product-import-rows', versionKey: false, suppressReservedKeysWarning: true },
);
schema.index({ import: 1, line: 1 }, { unique: true });
schema.index({ import: 1, kind: 1, line: 1 });
schema.index({ import: 1, isToLookAt: 1, line: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function importRowModel(connection: Connection): Model<StoredImportRow> {
  return connection.model<StoredImportRow>('ProductImportRow', schema);
}
