/** Decomposed, a Vietnamese letter has up to three code units. */
const decomposedLength = 3;

/** More marks on one letter than any language has (Unicode's stream-safe text, UAX 15); to normalise a long run takes time by its square. */
const markRun = /\p{M}{31}/u;

/** NUL and lone surrogates. */
const refusedCharacter = /\0|\p{Cs}/u;

/** Whether a text of `maximum` characters may be that long while its letters may be decomposed. */
export const fits = (text: string, maximum: number): boolean => text.length <= maximum * decomposedLength;

/** Whether a text has only what is stored; its length is known to be small. */
export const isStorable = (text: string): boolean => !refusedCharacter.test(text) && !markRun.test(text);

/** Whether a text can be normalised: it is short, and no letter has a run of marks. */
export const isNormalizable = (text: string, maximum: number): boolean => fits(text, maximum) && !markRun.test(text);
