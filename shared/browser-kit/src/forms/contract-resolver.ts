import type { ErrorDetail } from '@gvg/contracts/errors';
import type { Locale } from '@gvg/contracts/values/locale';
import { validationDetails } from '@gvg/contracts/definitions/validation';
import { set } from 'react-hook-form';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Returns one row per invalid field, as the service would respond. */
export function detailsOf(schema: z.ZodType, values: unknown, locale: Locale): ErrorDetail[] {
  return validationDetails(schema.safeParse(values).error?.issues ?? [], values, locale);
}

/** Validates a form with a schema of the contracts. Messages are those that the service would return (rules/errors.md). */
export function contractResolver<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
  locale: Locale,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors = {};
    for (const { path, code, message } of validationDetails(result.error.issues, values, locale))
      set(errors, path === '' ? 'root' : path, { type: code, message });
    return { values: {}, errors };
  };
}
