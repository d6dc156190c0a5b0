import type { Locale, LocalizedText } from '@gvg/contracts/values/locale';
import type { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import { cleanHtml } from './clean-html.ts';

export interface RichTextField {
  /** Dotted path of the field in the request, for error details. */
  path: string;
  /** Maximum length after sanitizing. */
  maximum: number;
  optional?: boolean;
  /** Language of the validation message. */
  locale: Locale;
}

/** Sanitizes both languages. Throws `INVALID_PAYLOAD` if a required text is empty afterwards, or escaping made it too long. */
export function cleanRichText(text: LocalizedText, field: RichTextField): LocalizedText {
  const cleaned = { vi: cleanHtml(text.vi).trim(), en: cleanHtml(text.en).trim() };
  if (cleaned.vi === '' && field.optional !== true) throw fieldError(field, 'vi', 'REQUIRED');
  for (const language of ['vi', 'en'] as const)
    if (cleaned[language].length > field.maximum) throw fieldError(field, language, 'TOO_LONG');
  return cleaned;
}

function fieldError({ path, maximum, locale }: RichTextField, language: Locale, code: string): ApiFailure {
  return invalidField({ path: `${path}.${language}`, code, locale, values: { maximum: String(maximum) } });
}
