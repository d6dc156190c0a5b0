import { z } from 'zod';
import { fits, isStorable } from './storable-text.ts';
import { withoutLeftMarks } from './typed-text.ts';

/** Line breaks and the escapes of terminals among them. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Letters and digits, except the letters that are drawn as nothing. */
export const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

const refuse = ({ value, issues }: z.core.ParsePayload<string>) =>
  issues.push({ code: 'custom', message: 'INVALID_CHARACTER', input: value, continue: false });

const checkLength =
  (maximum: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (!fits(value, maximum))
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value, continue: false });
  };

const checkCharacters: z.core.CheckFn<string> = (payload) => {
  if (!isStorable(payload.value)) refuse(payload);
};

/**
 * A text as it was typed, before anything else is done with it: its length first, then without the marks that copying leaves, which could part a run of marks,
 * then its characters. Later checks do not run when one fails.
 */
export const rawText = (maximum: number, error?: { error: string }): z.ZodString =>
  z.string(error).check(checkLength(maximum)).overwrite(withoutLeftMarks).check(checkCharacters);

/** Refuses what no single line has. */
export const checkLine: z.core.CheckFn<string> = (payload) => {
  if (control.test(payload.value)) refuse(payload);
};
