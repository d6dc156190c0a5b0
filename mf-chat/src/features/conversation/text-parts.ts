export interface TextPart {
  text: string;
  /** A path of the shop, or an http address of another site. */
  to?: string;
}

/** Addresses of http, and paths of pages of the shop as people copy them. */
const addresses =
  /https?:\/\/[^\s<>"']+|(?<![\w/.:])\/(?:en\/)?(?:product|category|page|search|order|user|rate-table)(?![\w-])[^\s<>"']*/gi;
/** What belongs to the sentence, and not to the address before it. */
const endOfSentence = '.,;:!?…)]}»”’';
const countOf = (text: string, character: string) => text.split(character).length;

/** A parenthesis that opens within an address also closes there. */
function trimmed(address: string): string {
  const last = address.at(-1) ?? '';
  if (last === '' || !endOfSentence.includes(last) || (last === ')' && countOf(address, '(') >= countOf(address, ')')))
    return address;
  return trimmed(address.slice(0, -1));
}

const targetOf = (address: string, origin: string) =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** Splits what people write into words and links; nothing but http addresses and the shop's own paths becomes one. */
export function textParts(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(addresses)) {
    const address = trimmed(match[0]);
    if (!URL.canParse(address, origin)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, to: targetOf(address, origin) });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
