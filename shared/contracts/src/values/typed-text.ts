/**
 * Invisible characters from copying: soft hyphens, zero-width spaces and joiners, text directions, byte order marks. A joiner between two
 * parts of an emoji belongs to it.
 */
const leftMarks =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Removes the invisible characters that copying leaves (rules/errors.md). */
export const withoutLeftMarks = (text: string): string =>
  text.replace(leftMarks, (mark, joined: string | undefined) => (joined === undefined ? '' : mark));

/** Invisible characters have no meaning in codes and numbers. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * Everything that people type for a hyphen: every dash, a minus, box-drawing lines, and the long vowel mark of a Japanese keyboard, which
 * is a letter after kana.
 */
const dashes = /([\p{sc=Hiragana}\p{sc=Katakana}]\u30fc+)|[\p{Pd}\u2212\u30fc\u2500\u2501]/gu;

/**
 * Returns a number or code with plain letters, digits, spaces and hyphens, whatever their width and punctuation. Normalising a crafted text
 * is slow: the caller must check its length first.
 */
export const withPlainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(dashes, (_, word: string | undefined) => word ?? '-')
    .replace(/[‘’ʼ`]/g, "'");
