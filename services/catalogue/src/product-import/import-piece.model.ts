import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** A piece of a file, because the whole may be larger than a document. */
export interface StoredImportPiece {
  _id: Types.ObjectId;
  import: Types.ObjectId;
  position: number;
  content: Buffer;
  expiresAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredImportPiece>(
  {
    import: { type: Schema.Types.ObjectId, ...required },
    position: { type: Number, ...required },
    content: { type: Buffer, ...required },
    expiresAt: { type: Date, ...required },
  },
  { collection: 'product-import-pieces', versionKey: false },
);
schema.index({ import: 1, position: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function importPieceModel(connection: Connection): Model<StoredImportPiece> {
  return connection.model<StoredImportPiece>('ProductImportPiece', schema);
}
