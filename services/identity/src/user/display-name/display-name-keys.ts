import { inOneSpelling } from '@gvg/contracts/values/vietnamese';
import { skeletonOf } from './skeleton.ts';

/** Characters without visible content; remaining whitespace becomes one space. U+2800 is a Braille pattern without dots. */
const blank = /[\s\u2800]+/g;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

const visible = (text: string) =>
  inOneSpelling(text.normalize('NFKC').replace(blank, ' ').replace(invisible, '').replace(/ +/g, ' ').trim());
const fold = (text: string) => text.toUpperCase().toLowerCase();

/**
 * Keys of a name; two names are equal if they share one (rules/accounts.md). Case, width, whitespace, invisible characters, look-alike letters and the position
 * of a tone mark (hoà, hòa) make no difference; accents do. There are two keys, because look-alikes depend on case: "Ian" equals "ian" and looks like "lan",
 * but "ian" and "lan" are different names.
 */
export function displayNameKeysOf(displayName: string): string[] {
  const name = visible(displayName);
  return [...new Set([fold(skeletonOf(fold(name))), fold(skeletonOf(name))])];
}
