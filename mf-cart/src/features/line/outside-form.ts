import type { CallInput } from '@gvg/browser-kit';
import type { OutsideLine } from '@gvg/contracts/cart/http/lines';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { categoryTypes } from '@gvg/contracts/catalogue/terms';
import { gramsSchema, moneySchema, nameText, optionalText, urlSchema } from '@gvg/contracts/values/primitives';
import { z } from 'zod';

/** The fields of `addOutsideLine` as a form has them: what is not known is an empty text. */
export const outsideFormSchema = z.strictObject({
  url: z.literal('').or(urlSchema),
  name: nameText(300),
  note: optionalText(2_000),
  expectedPrice: moneySchema.optional(),
  categoryType: z.literal('').or(z.enum(categoryTypes)),
  weightGrams: gramsSchema.optional(),
  amount: z.int().min(1).max(cartLimits.amount),
});
export type OutsideFormValues = z.infer<typeof outsideFormSchema>;

export const valuesOfLine = (line: OutsideLine | undefined, link: string): OutsideFormValues => ({
  url: line?.url ?? link,
  name: line?.name ?? '',
  note: line?.note ?? '',
  expectedPrice: line?.expectedPrice,
  categoryType: line?.categoryType ?? '',
  weightGrams: line?.weightGrams,
  amount: line?.amount ?? 1,
});

export function bodyOfNew(
  { url, categoryType, expectedPrice, weightGrams, ...rest }: OutsideFormValues,
  images: string[],
): NonNullable<CallInput<'addOutsideLine'>['body']> {
  return {
    ...rest,
    images,
    ...(url === '' ? {} : { url }),
    ...(categoryType === '' ? {} : { categoryType }),
    ...(expectedPrice === undefined ? {} : { expectedPrice }),
    ...(weightGrams === undefined ? {} : { weightGrams }),
  };
}

/** An emptied field removes what was there. */
export function bodyOfEdit(
  { url, categoryType, expectedPrice, weightGrams, ...rest }: OutsideFormValues,
  images: string[],
  revision: number,
): NonNullable<CallInput<'editOutsideLine'>['body']> {
  return {
    ...rest,
    images,
    url: url === '' ? null : url,
    categoryType: categoryType === '' ? null : categoryType,
    expectedPrice: expectedPrice ?? null,
    weightGrams: weightGrams ?? null,
    revision,
  };
}
