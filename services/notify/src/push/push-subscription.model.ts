import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { locales } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';

/** A browser that shows a user's notifications. */
export interface StoredPushSubscription {
  _id: Types.ObjectId;
  /** User id. */
  user: string;
  /** Address at the browser's push service. With it and the keys, anyone can write to that browser. */
  endpoint: string;
  keys: { p256dh: string; auth: string };
  locale: Locale;
  updatedAt: Date;
}

const required = { required: true } as const;
const schema = new Schema<StoredPushSubscription>(
  {
    user: { type: String, ...required },
    endpoint: { type: String, ...required },
    keys: {
      type: new Schema({ p256dh: { type: String, ...required }, auth: { type: String, ...required } }, { _id: false }),
      ...required,
    },
    locale: { type: String, enum: locales, ...required },
    updatedAt: { type: Date, ...required },
  },
  { collection: 'push_subscriptions', versionKey: false },
);

schema.index({ endpoint: 1 }, { unique: true });
schema.index({ user: 1, updatedAt: 1 });

export const pushSubscriptionModel = (connection: Connection): Model<StoredPushSubscription> =>
  connection.model<StoredPushSubscription>('PushSubscription', schema);
