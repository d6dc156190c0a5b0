/**
 * Marks that copying leaves and nobody sees: soft hyphens, zero-width spaces and joiners, directions of writing, byte order marks. A joiner between two parts of
 * an emoji is one of its letters.
 */
const leftMarks =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A text without the marks that copying leaves (rules/errors.md). */
export const withoutLeftMarks = (text: string): string =>
  text.replace(leftMarks, (mark, joined: string | undefined) => (joined === undefined ? '' : mark));

/** In codes and numbers nothing invisible has a meaning. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** All that people type for a hyphen: every dash, a minus, a ruled line, and the long vowel of a Japanese keyboard, which behind kana is one. */
const dashes = /([\p{sc=Hiragana}\p{sc=Katakana}]\u30fc+)|[\p{Pd}\u2212\u30fc\u2500\u2501]/gu;

/**
 * A number or code with plain letters, digits, spaces and hyphens, in whatever width and with whatever signs it was typed. To normalise takes long for a text that
 * is made for it: the caller has looked at its length.
 */
export const withPlainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(dashes, (_, word: string | undefined) => word ?? '-')
    .replace(/[‘’ʼ`]/g, "'");
