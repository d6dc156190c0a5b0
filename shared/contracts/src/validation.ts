import type { z } from 'zod';
import type { ErrorCode, ErrorDetail } from './errors.ts';
import type { Locale } from './locale.ts';
import { validationSentences } from './validation-sentences.ts';
import type { ValidationCode } from './validation-sentences.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with one field, before it has words: `values` fill the sentence's places. */
interface Finding {
  path: string;
  code: string;
  values: Record<string, string>;
}

/** A schema names its own code by giving it as its error, e.g. `{ error: 'INVALID_EMAIL' }`. */
const ownCode = /^[A-Z][A-Z0-9_]+$/;

const sizeCodes = { string: ['TOO_SHORT', 'TOO_LONG'], array: ['TOO_FEW', 'TOO_MANY'], set: ['TOO_FEW', 'TOO_MANY'] } as const;

function sizeCode(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): ValidationCode {
  const [below, above] = sizeCodes[issue.origin as keyof typeof sizeCodes] ?? ['TOO_SMALL', 'TOO_BIG'];
  if (issue.code === 'too_big') return above;
  return below === 'TOO_SHORT' && issue.minimum === 1 ? 'REQUIRED' : below;
}

function codeOf(issue: Issue, given: unknown): string {
  if (ownCode.test(issue.message)) return issue.message;
  if (given === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union')) return 'REQUIRED';
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

function valuesOf(issue: Issue): Record<string, string> {
  if (issue.code === 'too_small') return { minimum: String(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: String(issue.maximum) };
  return {};
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined), input);
}

function findingsOf(issue: Issue, input: unknown): Finding[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'UNKNOWN_KEY', values: {} }));
  }
  return [{ path: path.join('.'), code: codeOf(issue, valueAt(input, issue.path)), values: valuesOf(issue) }];
}

/** The sentence for one code; a code without an own one is an invalid value. */
export function validationSentence(code: string, locale: Locale, values: Record<string, string> = {}): string {
  const sentences: Partial<Record<string, string>> = validationSentences[locale];
  const sentence = sentences[code] ?? validationSentences[locale].INVALID_VALUE;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** One row per wrong field (its first finding), with its sentence in `locale`; `input` is what was checked. Forms and services show the same. */
export function validationDetails(issues: readonly Issue[], input: unknown, locale: Locale): ErrorDetail[] {
  const rows = new Map<string, ErrorDetail>();
  for (const { path, code, values } of issues.flatMap((issue) => findingsOf(issue, input))) {
    if (!rows.has(path)) rows.set(path, { path, code, message: validationSentence(code, locale, values) });
  }
  return [...rows.values()];
}

/** The one code that a wrong part of a request answers with (decisions, §Errors). */
export function validationFailure(part: 'params' | 'query' | 'body', details: readonly ErrorDetail[]): ErrorCode {
  if (part === 'params' && details.some(({ code }) => code === 'INVALID_ID')) return 'INVALID_ID';
  return details.every(({ code }) => code === 'INVALID_ENUM_VALUE') ? 'INVALID_ENUM_VALUE' : 'INVALID_PAYLOAD';
}
