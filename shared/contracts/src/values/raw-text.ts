import type { z } from 'zod';

/** Decomposed, a Vietnamese letter has up to three code units: ệ is e with two marks. */
const decomposedLength = 3;

/** More marks on one letter than any language has (Unicode's stream-safe text, UAX 15); to normalise a long run takes time by its square. */
const markRun = /\p{M}{31}/u;

/** NUL, lone surrogates, and the controls that reorder the text after them. */
const refusedCharacter = /[\0\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** Letters and digits, except the letters that are drawn as nothing. */
export const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Checks a text before anything else is done with it: its length first, then its characters. Later checks do not run when one fails. */
export function checkRawText(maximum: number): z.core.CheckFn<string> {
  return ({ value, issues }) => {
    if (value.length > maximum * decomposedLength)
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value, continue: false });
    else if (refusedCharacter.test(value) || markRun.test(value))
      issues.push({ code: 'custom', message: 'INVALID_CHARACTER', input: value, continue: false });
  };
}
