import type { CallInput } from '@gvg/browser-kit';
import type { OutsideLine } from '@gvg/contracts/cart/http/lines';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { categoryTypes } from '@gvg/contracts/catalogue/terms';
import { gramsSchema, moneySchema, nameText, optionalText, urlSchema } from '@gvg/contracts/values/primitives';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { parseUsualMoney } from '@gvg/contracts/values/parse-money';
import { parseGrams } from '@gvg/contracts/values/parse-number';
import { z } from 'zod';

/** Schema of an optional typed text. `code` asks to check an unlikely value. */
const typed = (parse: (text: string) => number | undefined, code: string, schema: z.ZodType<number, number>) =>
  z
    .string()
    .transform((text, context) => {
      if (text.trim() === '') return undefined;
      const value = parse(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: code, input: text });
      return z.NEVER;
    })
    .pipe(schema.optional());

/** The fields of `addOutsideLine` in a form: unknown values are empty texts. */
export const outsideFormSchema = z.strictObject({
  url: z.literal('').or(urlSchema),
  name: nameText(300),
  note: optionalText(2_000),
  expectedPrice: typed(parseUsualMoney, 'INVALID_AMOUNT', moneySchema),
  categoryType: z.literal('').or(z.enum(categoryTypes)),
  weightGrams: typed(parseGrams, 'INVALID_WEIGHT', gramsSchema),
  amount: z.int().min(1).max(cartLimits.amount),
});
export type OutsideFormTexts = z.input<typeof outsideFormSchema>;
export type OutsideFormValues = z.output<typeof outsideFormSchema>;

/** Formats a number for its field. */
export const textOf = (value: number | undefined): string => (value === undefined ? '' : formatNumber(value, 0));

export const valuesOfLine = (line: OutsideLine | undefined, link: string): OutsideFormTexts => ({
  url: line?.url ?? link,
  name: line?.name ?? '',
  note: line?.note ?? '',
  expectedPrice: textOf(line?.expectedPrice),
  categoryType: line?.categoryType ?? '',
  weightGrams: textOf(line?.weightGrams),
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

/** An emptied field removes the stored value. */
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
