import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { settingsFacts } from '../../definitions/settings.ts';
import { requiredLine, revisionSchema } from '../../values/primitives.ts';

/** An account that customers transfer to; the first one is shown. `bin` is the bank's six digits at NAPAS. */
const bankAccount = z.strictObject({
  bankName: requiredLine(100),
  bin: z.string().regex(/^\d{6}$/),
  account: z.string().regex(/^[A-Za-z0-9]{4,19}$/),
  holder: requiredLine(100),
});
export type BankAccount = z.infer<typeof bankAccount>;

const fields = {
  /** Share of goods and fee that is paid before buying, in percent. */
  depositShare: z.int().min(1).max(100),
  /** An order without its deposit is cancelled so long after placing; `underpaidHours` where something is allocated to it. */
  unpaidHours: z
    .int()
    .min(1)
    .max(24 * 30),
  underpaidHours: z
    .int()
    .min(1)
    .max(24 * 30),
  /** Added to both: so long a transfer that came in time may wait for its import. */
  importGraceHours: z
    .int()
    .min(0)
    .max(24 * 7),
  quoteHours: z
    .int()
    .min(1)
    .max(24 * 60),
  feePercent: z.number().min(0).max(100),
  /** None in a new shop: until there is one, nothing can be ordered (NO_PAYMENT_ACCOUNT). */
  bankAccounts: z.array(bankAccount).max(10),
};

/** The settings of cart (rules/settings.md). */
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

/** Replaces all settings of cart; who does not know the later ones sets them to those of a new shop. */
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
