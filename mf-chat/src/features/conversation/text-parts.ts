export interface TextPart {
  text: string;
  /** A path of the shop, or an http address of another site. */
  to?: string;
}

/** Addresses of http, and paths of pages of the shop as people copy them. */
const addresses = /https?:\/\/[^\s<>"']+|(?<![\w/.:])\/(?:en\/)?(?:product|category|page|search|order|user|rate-table)(?![\w-])[^\s<>"']*/gi;
/** Belongs to the sentence, and not to the address before it. */
const endOfSentence = /[.,;:!?…)\]}»”’]+$/;

/** A parenthesis that opens within an address also closes there. */
const trimmed = (address: string) => (address.includes('(') && address.endsWith(')') ? address : address.replace(endOfSentence, ''));

const targetOf = (address: string, origin: string) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);

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
