import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { notificationTypes } from '@gvg/contracts/notify/terms';
import type { NotificationType } from '@gvg/contracts/notify/terms';

export interface BothLanguages {
  vi: string;
  en: string;
}

export interface StoredNotification {
  _id: Types.ObjectId;
  /** Unique key of cause and target, which prevents duplicates on redelivery. */
  key: string;
  /** `targetKey` of the recipient. */
  target: string;
  typeNotify: NotificationType;
  title: BothLanguages;
  description: BothLanguages;
  image: string | null;
  link: string;
  /** Read by its recipient; for staff: handled by any of them. Marks of single readers are `ReadMark`s. */
  isRead: boolean;
  /** `targetKey` of the user that a text for staff is about; deleted when the account is closed. */
  about: string | null;
  /** `seq` of its message; a later one replaces it. */
  seq?: number;
  /** Number of its texts, starting at 1. */
  revision: number;
  /** Time of storing, or of the last replacement. */
  createdAt: Date;
}

/** Maximum age of notifications and marks. */
export const retentionSeconds = 365 * 24 * 3600;

const required = { required: true } as const;
const bothLanguages = new Schema<BothLanguages>(
  { vi: { type: String, ...required }, en: { type: String, default: '' } },
  { _id: false },
);

const schema = new Schema<StoredNotification>(
  {
    key: { type: String, ...required },
    target: { type: String, ...required },
    typeNotify: { type: String, enum: notificationTypes, ...required },
    title: { type: bothLanguages, ...required },
    description: { type: bothLanguages, ...required },
    image: { type: String, default: null },
    link: { type: String, ...required },
    isRead: { type: Boolean, default: false },
    about: { type: String, default: null },
    seq: { type: Number },
    revision: { type: Number, ...required },
    createdAt: { type: Date, ...required },
  },
  { collection: 'notifications', versionKey: false },
);

schema.index({ key: 1 }, { unique: true });
schema.index({ target: 1, createdAt: -1, _id: -1 });
schema.index({ target: 1, isRead: 1, createdAt: -1 });
schema.index({ about: 1 });
schema.index({ typeNotify: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: retentionSeconds });

export const notificationModel = (connection: Connection): Model<StoredNotification> =>
  connection.model<StoredNotification>('Notification', schema);
