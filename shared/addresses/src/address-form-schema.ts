import { addressSchema } from '@gvg/contracts/identity/http/user-schema';
import { z } from 'zod';
import { checkAddress } from './check-address.ts';
import type { CheckedAddress } from './check-address.ts';

/**
 * An address in a form: the contract's fields, the phone number as typed in the address's country, and the country's rules. Its output is
 * valid for `updateMe`.
 */
export const addressFormSchema = addressSchema
  .extend({ phone: z.string().max(40, { error: 'INVALID_PHONE' }) })
  .superRefine((address, context) => {
    for (const { path, code } of checkAddress(address satisfies CheckedAddress).issues)
      context.addIssue({ code: 'custom', message: code, path: [path], input: address[path] });
  })
  .transform((address) => checkAddress(address).address);
export type AddressFormInput = z.input<typeof addressFormSchema>;
