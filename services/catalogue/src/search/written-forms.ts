/** A set of written forms of one word, as bits. */
export type FormBits = number;

/** Further forms share the last bit. */
const lastBit = 31;

/** The accented spellings of each word, e.g. mắm and mầm of `mam`; the plain spelling is not counted. */
export class WrittenForms {
  readonly #formsByWord: (string[] | undefined)[] = [];

  /** Returns the bit of this spelling, adding it if unknown; 0 for the plain spelling. */
  bitOf(wordId: number, folded: string, written: string): FormBits {
    if (written === folded) return 0;
    const forms = (this.#formsByWord[wordId] ??= []);
    const index = forms.indexOf(written);
    return (1 << Math.min(index === -1 ? forms.push(written) - 1 : index, lastBit)) >>> 0;
  }

  /** Returns the spellings that start with the typed text; 0 if that has no accents. */
  matching(wordId: number, folded: string, written: string): FormBits {
    if (written === folded) return 0;
    let bits = 0;
    for (const [index, form] of (this.#formsByWord[wordId] ?? []).entries())
      if (form.startsWith(written)) bits |= 1 << Math.min(index, lastBit);
    return bits >>> 0;
  }
}
