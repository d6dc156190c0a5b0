import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { Role } from '@gvg/contracts/definitions/caller';
import { roles } from '@gvg/contracts/definitions/caller';
import type { genders } from '@gvg/contracts/identity/fields';
import { providers } from '@gvg/contracts/identity/http/user-schema';
import type { Address } from '@gvg/contracts/identity/http/user-schema';
import type { Locale } from '@gvg/contracts/values/locale';
import { locales } from '@gvg/contracts/values/locale';

export interface StoredUser {
  _id: Types.ObjectId;
  /** Starts at 1, incremented by every change visible to users. */
  revision: number;
  createdAt: Date;
  email: string;
  /** See `emailKeyOf`. */
  emailKey: string;
  emailVerified: boolean;
  /** New address until it is verified. */
  pendingEmail: string | null;
  displayName: string;
  /** Sort key of the name. */
  nameOrder: string;
  /** See `displayNameKeysOf`; unique among open accounts. Absent if the name is shared. */
  displayNameKeys?: string[];
  /** Keys of a name that an older account has too, from before look-alike names counted as equal. */
  sharedNameKeys: string[];
  /** See `searchKeysOf`. */
  searchWords: string[];
  searchPhones: string[];
  avatar: string | null;
  phone: string | null;
  /** YYYY-MM-DD. */
  birthday: string | null;
  gender: (typeof genders)[number] | null;
  addresses: Address[];
  /** Language of mails. */
  locale: Locale;
  roles: Role[];
  provider: (typeof providers)[number];
  /** PHC string; null for an account that signs in elsewhere. */
  passwordHash: string | null;
  passwordChangedAt: Date;
  /** The second factor itself is stored separately. */
  hasSecondFactor: boolean;
  isBlocked: boolean;
  blockReason: string | null;
  /** A closed account has lost all personal data; its address and name are free. */
  isClosed: boolean;
  /** Number of role changes; access tokens of an older version are rejected. */
  tokenVersion: number;
  /** Time of the latest sign-in or refresh. */
  lastSeenAt: Date;
  hasSignedIn: boolean;
}

const required = { required: true } as const;
const nullableText = { type: String, default: null };
/** Required but possibly empty: mongoose treats an empty string as missing. */
const text = { type: String, default: '' };

const addressSchema = new Schema<Address>(
  {
    fullName: text,
    phone: text,
    country: text,
    region: text,
    city: text,
    line: text,
    postcode: text,
    isDefault: { type: Boolean, ...required },
  },
  { _id: false, id: false },
);

const schema = new Schema<StoredUser>(
  {
    revision: { type: Number, ...required },
    createdAt: { type: Date, ...required },
    email: text,
    emailKey: text,
    emailVerified: { type: Boolean, ...required },
    pendingEmail: nullableText,
    displayName: text,
    nameOrder: text,
    displayNameKeys: { type: [String], default: undefined },
    sharedNameKeys: [String],
    searchWords: [String],
    searchPhones: [String],
    avatar: nullableText,
    phone: nullableText,
    birthday: nullableText,
    gender: nullableText,
    addresses: [addressSchema],
    locale: { type: String, enum: locales, ...required },
    roles: { type: [{ type: String, enum: roles }], ...required },
    provider: { type: String, enum: providers, ...required },
    passwordHash: nullableText,
    passwordChangedAt: { type: Date, ...required },
    hasSecondFactor: { type: Boolean, ...required },
    isBlocked: { type: Boolean, ...required },
    blockReason: nullableText,
    isClosed: { type: Boolean, ...required },
    tokenVersion: { type: Number, ...required },
    lastSeenAt: { type: Date, ...required },
    hasSignedIn: { type: Boolean, ...required },
  },
  { collection: 'users', versionKey: false },
);

const ofOpenAccounts = { partialFilterExpression: { isClosed: false } } as const;
schema.index({ emailKey: 1 }, { unique: true, ...ofOpenAccounts });
schema.index(
  { displayNameKeys: 1 },
  { unique: true, partialFilterExpression: { isClosed: false, displayNameKeys: { $exists: true } } },
);
schema.index({ sharedNameKeys: 1 });
schema.index({ searchWords: 1 });
schema.index({ searchPhones: 1 });
// Staff's list without closed accounts, newest first and by name, by role and block. The indexes follow the sort, so that deep pages are read in index order.
schema.index({ isClosed: 1, createdAt: -1, _id: -1 });
schema.index({ isClosed: 1, nameOrder: 1, _id: 1 });
schema.index({ isClosed: 1, roles: 1, createdAt: -1, _id: -1 });
schema.index({ isClosed: 1, isBlocked: 1, createdAt: -1, _id: -1 });
// For a search for frequent words, the first page is found sooner among the newest accounts than by collecting all matches.
schema.index({ createdAt: -1, _id: -1 });

export function userModel(connection: Connection): Model<StoredUser> {
  return connection.model<StoredUser>('User', schema);
}
