import { inOneSpelling } from '@gvg/contracts/values/vietnamese';
import { skeletonOf } from './skeleton.ts';

/** Nothing that a reader sees; what is left of whitespace is one space. U+2800 is a pattern of Braille without dots. */
const blank = /[\s\u2800]+/g;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

const visible = (text: string) =>
  inOneSpelling(text.normalize('NFKC').replace(blank, ' ').replace(invisible, '').replace(/ +/g, ' ').trim());
const fold = (text: string) => text.toUpperCase().toLowerCase();

/**
 * Two names are the same when they have one of these keys in common (rules/accounts.md): case, width, whitespace, invisible characters and look-alike letters
 * make no difference, nor does where a tone stands (hoà, hòa); accents do. There are two, because look-alikes depend on case: "Ian" is "ian", and looks like "lan", but "ian" and "lan" are two names.
 */
export function displayNameKeysOf(displayName: string): string[] {
  const name = visible(displayName);
  return [...new Set([fold(skeletonOf(fold(name))), fold(skeletonOf(name))])];
}
