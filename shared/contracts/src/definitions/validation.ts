import type { z } from 'zod';
import type { ErrorCode, ErrorDetail } from '../errors.ts';
import type { Locale } from '../values/locale.ts';
import { validationMessages } from './validation-messages.ts';
import type { ValidationCode } from './validation-messages.ts';

type Issue = z.core.$ZodIssue;

/** A validation error before localisation. `placeholders` are interpolated into its message. */
interface FieldError {
  path: string;
  code: string;
  placeholders: Record<string, unknown>;
}

/** A schema sets a custom code by passing it as its error, such as `{ error: 'INVALID_EMAIL' }`. */
const customCodePattern = /^[A-Z][A-Z0-9_]+$/;

const sizeCodes = {
  string: ['TOO_SHORT', 'TOO_LONG'],
  array: ['TOO_FEW', 'TOO_MANY'],
  set: ['TOO_FEW', 'TOO_MANY'],
} as const;

function sizeCode(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): ValidationCode {
  const [below, above] = sizeCodes[issue.origin as keyof typeof sizeCodes] ?? ['TOO_SMALL', 'TOO_BIG'];
  if (issue.code === 'too_big') return above;
  return below === 'TOO_SHORT' && issue.minimum === 1 ? 'REQUIRED' : below;
}

function codeOf(issue: Issue, value: unknown): string {
  if (customCodePattern.test(issue.message)) return issue.message;
  if (
    (value === undefined || value === null) &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union')
  )
    return 'REQUIRED';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'NOT_AN_INTEGER' : 'INVALID_TYPE';
    case 'too_small':
    case 'too_big':
      return sizeCode(issue);
    case 'invalid_value':
      return 'INVALID_ENUM_VALUE';
    case 'invalid_format':
      return 'INVALID_FORMAT';
    default:
      return 'INVALID_VALUE';
  }
}

function placeholdersOf(issue: Issue): Record<string, unknown> {
  if (issue.code === 'too_small') return { minimum: String(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: String(issue.maximum) };
  if (issue.code === 'custom') return issue.params ?? {};
  return {};
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}

function fieldErrorsOf(issue: Issue, input: unknown): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, maxDetails)
      .map((key) => ({ path: [...path, key].join('.'), code: 'UNKNOWN_KEY', placeholders: {} }));
  }
  return [
    { path: path.join('.'), code: codeOf(issue, valueAt(input, issue.path)), placeholders: placeholdersOf(issue) },
  ];
}

/** Returns the message of a code, or that of INVALID_VALUE for a code without its own message. */
export function validationMessage(code: string, locale: Locale, placeholders: Record<string, unknown> = {}): string {
  const messages: Partial<Record<string, string>> = validationMessages[locale];
  const message = messages[code] ?? validationMessages[locale].INVALID_VALUE;
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(placeholders[name] ?? ''));
}

/**
 * Maximum number of rows per response (rules/errors.md), so that a body with many invalid fields does not cause a response larger than
 * itself.
 */
export const maxDetails = 20;

/**
 * Returns one row per invalid field (its first error), at most `maxDetails`, with its message in `locale`. `input` is the validated value.
 * Forms and services use the same rows.
 */
export function validationDetails(issues: readonly Issue[], input: unknown, locale: Locale): ErrorDetail[] {
  const rows = new Map<string, ErrorDetail>();
  for (const issue of issues) {
    for (const { path, code, placeholders } of fieldErrorsOf(issue, input)) {
      if (!rows.has(path)) rows.set(path, { path, code, message: validationMessage(code, locale, placeholders) });
      if (rows.size === maxDetails) return [...rows.values()];
    }
  }
  return [...rows.values()];
}

/** Returns the error code of a request with an invalid `location` (rules/errors.md). */
export function validationErrorCode(location: 'params' | 'query' | 'body', details: readonly ErrorDetail[]): ErrorCode {
  if (location === 'params' && details.some(({ code }) => code === 'INVALID_ID')) return 'INVALID_ID';
  return details.every(({ code }) => code === 'INVALID_ENUM_VALUE') ? 'INVALID_ENUM_VALUE' : 'INVALID_PAYLOAD';
}
