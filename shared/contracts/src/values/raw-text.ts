import { z } from 'zod';
import { withoutLeftMarks } from './typed-text.ts';

/** Decomposed, a Vietnamese letter has up to three code units. */
const decomposedLength = 3;

/** More marks on one letter than any language has (Unicode's stream-safe text, UAX 15); to normalise a long run takes time by its square. */
const markRun = /\p{M}{31}/u;

/** NUL and lone surrogates. */
const refusedCharacter = /\0|\p{Cs}/u;

/** Line breaks and the escapes of terminals among them. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Letters and digits, except the letters that are drawn as nothing. */
export const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Whether a text can be normalised: its length is known to be small, and no letter has a run of marks. */
export const isNormalizable = (text: string, maximum: number): boolean =>
  text.length <= maximum * decomposedLength && !markRun.test(text);

const refuse = ({ value, issues }: z.core.ParsePayload<string>) =>
  issues.push({ code: 'custom', message: 'INVALID_CHARACTER', input: value, continue: false });

const checkLength =
  (maximum: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (value.length > maximum * decomposedLength)
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value, continue: false });
  };

const checkCharacters: z.core.CheckFn<string> = (payload) => {
  if (refusedCharacter.test(payload.value) || markRun.test(payload.value)) refuse(payload);
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
