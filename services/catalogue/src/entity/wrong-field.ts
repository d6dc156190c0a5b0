import type { Locale } from '@gvg/contracts/locale';
import { validationSentence } from '@gvg/contracts/validation';
import { Failure } from '@gvg/service-kit/failure';

export interface WrongField {
  /** Of the field in the request, in dots. */
  path: string;
  code: string;
  locale: Locale;
  /** What fills the sentence's places. */
  values?: Record<string, string>;
}

/** INVALID_PAYLOAD for what only the service can see to be wrong, told as a schema would tell it. */
export function wrongField({ path, code, locale, values = {} }: WrongField): Failure {
  return new Failure('INVALID_PAYLOAD', { details: [{ path, code, message: validationSentence(code, locale, values) }] });
}
