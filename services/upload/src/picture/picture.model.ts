import { Schema } from 'mongoose';
import type { Connection } from 'mongoose';
import type { Actor } from '@gvg/contracts/definitions/event';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { uploadPurposes } from '@gvg/contracts/upload/http/upload';

/** Metadata of a stored picture. For a public picture that was uploaded more than once, it describes the first upload. */
export interface PictureRecord {
  /** Its file name. */
  _id: string;
  purpose: UploadPurpose;
  width: number;
  height: number;
  bytes: number;
  storedBy: Actor;
  /** True if another uploader has stored the same public picture since. */
  isShared: boolean;
  /** Time when a cart line or message first showed it; only for CART and CHAT pictures. */
  claimedAt?: Date;
  createdAt: Date;
}

const pictureSchema = new Schema<PictureRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, enum: uploadPurposes, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    bytes: { type: Number, required: true },
    storedBy: { _id: false, type: { kind: String, id: String }, required: true },
    isShared: { type: Boolean, default: false },
    claimedAt: Date,
    createdAt: { type: Date, required: true },
  },
  { collection: 'pictures', versionKey: false },
);
pictureSchema.index({ 'storedBy.id': 1 });
pictureSchema.index({ purpose: 1, claimedAt: 1, createdAt: 1 });

export function pictureModel(connection: Connection) {
  return connection.model('Picture', pictureSchema);
}
