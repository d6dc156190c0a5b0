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
  /** Starts at 1, incremented by every change that people see. */
  revision: number;
  createdAt: Date;
  email: string;
  /** See `emailKeyOf`. */
  emailKey: string;
  emailVerified: boolean;
  /** The new address until it is verified. */
  pendingEmail: string | null;
  displayName: string;
  /** What lists sort the name by. */
  nameOrder: string;
  /** See `displayNameKeysOf`; no two open accounts have one in common. Absent where the name is shared. */
  displayNameKeys?: string[];
  /** Keys of a name that an older account had first, before names that look alike counted as the same. */
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
  /** A PHC string; null for an account that signs in elsewhere. */
  passwordHash: string | null;
  passwordChangedAt: Date;
  /** The second factor itself is stored apart. */
  hasSecondFactor: boolean;
  isBlocked: boolean;
  blockReason: string | null;
  /** A closed account has lost everything about the person; its address and name are free. */
  isClosed: boolean;
  /** Counts the changes of roles; access tokens of an older version are refused. */
  tokenVersion: number;
  /** Time of the latest sign-in or refresh. */
  lastSeenAt: Date;
  hasSignedIn: boolean;
}

const required = { required: true } as const;
const nullableText = { type: String, default: null };
/** Present, but possibly empty: mongoose counts an empty string as missing. */
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
// Staff's list, which leaves out closed accounts, newest first and by name, by role and block: in the order of the index, as far as its deep pages.
schema.index({ isClosed: 1, createdAt: -1, _id: -1 });
schema.index({ isClosed: 1, nameOrder: 1, _id: 1 });
schema.index({ isClosed: 1, roles: 1, createdAt: -1, _id: -1 });
schema.index({ isClosed: 1, isBlocked: 1, createdAt: -1, _id: -1 });
// A search for words that many names have finds its first page sooner among the newest than by collecting all of them.
schema.index({ createdAt: -1, _id: -1 });

export function userModel(connection: Connection): Model<StoredUser> {
  return connection.model<StoredUser>('User', schema);
}
