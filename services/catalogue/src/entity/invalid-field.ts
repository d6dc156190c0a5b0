import type { Locale } from '@gvg/contracts/locale';
import { validationMessage } from '@gvg/contracts/validation';
import { ApiFailure } from '@gvg/service-kit/api-failure';

export interface InvalidField {
  /** Of the field in the request, in dots. */
  path: string;
  code: string;
  locale: Locale;
  /** What fills the sentence's places. */
  values?: Record<string, string>;
}

/** INVALID_PAYLOAD for what only the service can see to be wrong, told as a schema would tell it. */
export function invalidField({ path, code, locale, values = {} }: InvalidField): ApiFailure {
  return new ApiFailure('INVALID_PAYLOAD', { details: [{ path, code, message: validationMessage(code, locale, values) }] });
}
