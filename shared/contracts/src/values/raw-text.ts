import { z } from 'zod';
import { fits, isStorable } from './storable-text.ts';
import { withoutLeftMarks } from './typed-text.ts';

/** Includes line breaks and the escapes of terminals. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Letters and digits, except invisible letters. */
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
 * A typed text before further processing. Checks its length, removes invisible characters from copying (which could interrupt a run of
 * marks), then checks its characters. A failing check stops the later ones.
 */
export const rawText = (maximum: number, error?: { error: string }): z.ZodString =>
  z.string(error).check(checkLength(maximum)).overwrite(withoutLeftMarks).check(checkCharacters);

/** Rejects characters that a single line must not have. */
export const checkLine: z.core.CheckFn<string> = (payload) => {
  if (control.test(payload.value)) refuse(payload);
};
