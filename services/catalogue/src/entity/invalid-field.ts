import type { Locale } from '@gvg/contracts/locale';
import { validationMessage } from '@gvg/contracts/validation';
import { ApiFailure } from '@gvg/service-kit/api-failure';

export interface InvalidField {
  /** Dotted path of the field in the request. */
  path: string;
  code: string;
  locale: Locale;
  /** Values for the placeholders of the message. */
  values?: Record<string, string>;
}

/** INVALID_PAYLOAD for a rule that only the service can check, in the format of a schema validation error. */
export function invalidField({ path, code, locale, values = {} }: InvalidField): ApiFailure {
  return new ApiFailure('INVALID_PAYLOAD', { details: [{ path, code, message: validationMessage(code, locale, values) }] });
}
