import type { Locale } from '@gvg/contracts/values/locale';
import { maxDetails, validationMessage } from '@gvg/contracts/definitions/validation';
import { ApiFailure } from './api-failure.ts';

export interface InvalidField {
  /** Dotted path of the field in the request. */
  path: string;
  code: string;
  locale: Locale;
  /** Values for the placeholders of the message. */
  values?: Record<string, string>;
}

/** Returns INVALID_PAYLOAD for a rule that only the service can check, in the format of a schema validation error. */
export function invalidField(field: InvalidField): ApiFailure {
  return invalidFields([field]);
}

/** Like `invalidField`, for several fields; reports at most `maxDetails`. */
export function invalidFields(fields: readonly InvalidField[]): ApiFailure {
  const details = fields
    .slice(0, maxDetails)
    .map(({ path, code, locale, values = {} }) => ({ path, code, message: validationMessage(code, locale, values) }));
  return new ApiFailure('INVALID_PAYLOAD', { details });
}
