import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Locale } from '@gvg/contracts/values/locale';

/** Identity's data of a user who writes; a closed account has no name. */
export interface StoredProfile {
  /** User id. */
  _id: string;
  displayName: string | null;
  avatar: string | null;
  locale: Locale;
  /** Words of the name without accents. */
  searchText: string;
}

const schema = new Schema<StoredProfile>(
  {
    _id: { type: String, required: true },
    displayName: { type: String },
    avatar: { type: String },
    locale: { type: String, required: true },
    searchText: { type: String },
  },
  { collection: 'profiles', versionKey: false },
);

export function profileModel(connection: Connection): Model<StoredProfile> {
  return connection.model<StoredProfile>('Profile', schema);
}
