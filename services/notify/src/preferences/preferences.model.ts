import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Preferences } from '@gvg/contracts/notify/http/preferences';

export interface StoredPreferences {
  /** User id. */
  _id: string;
  mail: Partial<Preferences['mail']>;
  push: Partial<Preferences['push']>;
}

const switches = { type: Map, of: Boolean, default: {} };
const schema = new Schema(
  { _id: { type: String, required: true }, mail: switches, push: switches },
  { collection: 'preferences', versionKey: false },
);

export const preferencesModel = (connection: Connection): Model<StoredPreferences> =>
  connection.model('Preferences', schema) as unknown as Model<StoredPreferences>;
