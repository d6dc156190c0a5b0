import { z } from 'zod';
import { roles } from '../../definitions/caller.ts';
import { locales } from '../../values/locale.ts';
import {
  countryCodeSchema,
  idSchema,
  instantSchema,
  nameText,
  optionalLine,
  requiredLine,
  revisionSchema,
} from '../../values/primitives.ts';
import { genders, localPhoneSchema } from '../fields.ts';

export const maximumAddresses = 20;

/**
 * A shipping address. `@gvg/addresses` defines whether a country has region, city and postcode, and the form of its postcode; identity and
 * the forms check it by the same rules.
 */
export const addressSchema = z.strictObject({
  fullName: nameText(100),
  /** Without a country code it is a number of `country`. Stored as E.164. */
  phone: localPhoneSchema,
  country: countryCodeSchema,
  region: optionalLine(100).default(''),
  city: optionalLine(100).default(''),
  line: requiredLine(300),
  postcode: optionalLine(20).default(''),
  isDefault: z.boolean().default(false),
});
export type Address = z.infer<typeof addressSchema>;
export type AddressInput = z.input<typeof addressSchema>;

export const storedAddressSchema = addressSchema.extend({
  phone: z.string(),
  region: z.string(),
  city: z.string(),
  postcode: z.string(),
  isDefault: z.boolean(),
});

export const providers = ['DEFAULT', 'GOOGLE'] as const;

/** A user in staff's lists. */
export const userSummarySchema = z.object({
  _id: idSchema,
  displayName: z.string(),
  /** URL of the picture, null without one. */
  avatar: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  roles: z.array(z.enum(roles)),
  provider: z.enum(providers),
  isBlocked: z.boolean(),
  blockReason: z.string().nullable(),
  locale: z.enum(locales),
  /** Whether a second factor is set up. */
  hasSecondFactor: z.boolean(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  revision: revisionSchema,
});
export type UserSummary = z.infer<typeof userSummarySchema>;

/** The own account of a user. */
export const userSchema = userSummarySchema.omit({ isBlocked: true, blockReason: true }).extend({
  hasPassword: z.boolean(),
  /** A new address that is not verified yet. */
  pendingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  addresses: z.array(storedAddressSchema),
});
export type User = z.infer<typeof userSchema>;
