import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { settingsFacts } from '../../definitions/settings.ts';
import { requiredLine, revisionSchema } from '../../values/primitives.ts';

/** An account for customers' transfers. Only the first one is shown. `bin` is the bank's six-digit NAPAS number. */
const bankAccount = z.strictObject({
  bankName: requiredLine(100),
  bin: z.string().regex(/^\d{6}$/),
  account: z.string().regex(/^[A-Za-z0-9]{4,19}$/),
  holder: requiredLine(100),
});
export type BankAccount = z.infer<typeof bankAccount>;

const fields = {
  /** Share of goods and fee to pay before buying, in percent. */
  depositShare: z.int().min(1).max(100),
  /** Hours after placing until an order without a full deposit is cancelled. `underpaidHours` applies if something is allocated to it. */
  unpaidHours: z
    .int()
    .min(1)
    .max(24 * 30),
  underpaidHours: z
    .int()
    .min(1)
    .max(24 * 30),
  /** Added to both, because a timely transfer may be imported later. */
  importGraceHours: z
    .int()
    .min(0)
    .max(24 * 7),
  quoteHours: z
    .int()
    .min(1)
    .max(24 * 60),
  feePercent: z.number().min(0).max(100),
  /** Empty in a new shop. Orders are rejected with NO_PAYMENT_ACCOUNT until there is one. */
  bankAccounts: z.array(bankAccount).max(10),
};

/** Settings of cart (rules/settings.md). */
export const cartSettingsSchema = z.object({ ...fields, ...settingsFacts(fields) });
export type CartSettings = z.infer<typeof cartSettingsSchema>;

export const getCartSettings = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/settings/cart',
  access: 'staff',
  limit: 'read',
  response: cartSettingsSchema,
  errors: [],
});

/** Replaces all settings of cart. Clients of an older release that omit newer settings reset them to their defaults. */
export const updateCartSettings = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/settings/cart',
  access: 'system',
  limit: 'write',
  body: z.strictObject({
    ...fields,
    underpaidHours: fields.underpaidHours.default(72),
    importGraceHours: fields.importGraceHours.default(24),
    revision: revisionSchema.optional(),
  }),
  response: cartSettingsSchema,
  errors: ['VERSION_CONFLICT'],
});
