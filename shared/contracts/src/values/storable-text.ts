/** A decomposed Vietnamese letter has up to three code units. */
const decomposedLength = 3;

/** More marks on one letter than any language has (Unicode's stream-safe text, UAX 15). Normalising a long run takes quadratic time. */
const markRun = /\p{M}{31}/u;

/** NUL and lone surrogates. */
const refusedCharacter = /\0|\p{Cs}/u;

/** Returns whether the length of a text, whose letters may be decomposed, allows at most `maximum` composed characters. */
export const fits = (text: string, maximum: number): boolean => text.length <= maximum * decomposedLength;

/** Returns whether a text of limited length has only storable characters. */
export const isStorable = (text: string): boolean => !refusedCharacter.test(text) && !markRun.test(text);

/** Returns whether a text can be normalised safely: it is short, and no letter has a long run of marks. */
export const isNormalizable = (text: string, maximum: number): boolean => fits(text, maximum) && !markRun.test(text);
