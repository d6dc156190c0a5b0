import { withoutLeftMarks } from '@gvg/contracts/values/typed-text';
import { foldVietnamese, inOneSpelling } from '@gvg/contracts/values/vietnamese';

/** A word of a text as search compares it. */
export interface Word {
  /** Lowercase, without accents, đ as d. */
  folded: string;
  /** Lowercase with its accents in one spelling, in NFC. */
  written: string;
}

/** Letters or digits, never both: `spf50` and `10kg` are the same as `spf 50` and `10 kg`. */
const word = /\p{N}+|[\p{L}\p{M}]+/gu;
const compound = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu;

/** Unifies the width of letters and digits, removes apostrophes, and replaces `°` with the word that people type. */
function normalize(text: string): string {
  const plain = inOneSpelling(withoutLeftMarks(text).normalize('NFKC'));
  return plain.toLowerCase().replace(/['’ʼ]/g, '').replace(/°/g, ' độ ');
}

const toWord = (written: string): Word => ({ folded: foldVietnamese(written), written });

/** Tokenizes a text for search, in any Unicode normalization. */
export function wordsOf(text: string): Word[] {
  return (normalize(text).match(word) ?? []).map(toWord).filter(({ folded }) => folded !== '');
}

/** Returns hyphenated compounds of letters as one word, at the position of their first word: `dua-hau` is also found as `duahau`. */
export function compoundsOf(text: string): { word: Word; position: number }[] {
  const normalized = normalize(text);
  return [...normalized.matchAll(compound)].map(({ 0: compoundText, index }) => ({
    word: toWord(compoundText.replaceAll('-', '')),
    position: normalized.slice(0, index).match(word)?.length ?? 0,
  }));
}
