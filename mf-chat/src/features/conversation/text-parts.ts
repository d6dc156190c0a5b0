export interface TextPart {
  text: string;
  /** A path of the shop, or an http address of another site. */
  to?: string;
}

/** Http addresses, and paths of the shop's pages as people copy them. */
const addresses =
  /https?:\/\/[^\s<>"']+|(?<![\w/.:])\/(?:en\/)?(?:product|category|page|search|order|user|rate-table)(?![\w-])[^\s<>"']*/gi;
/** Punctuation that belongs to the sentence, not to the address before it. */
const endOfSentence = '.,;:!?…)]}»”’';
const countOf = (text: string, character: string) => text.split(character).length;

/** Removes trailing punctuation, but keeps a closing parenthesis that was opened within the address. */
function trimmed(address: string): string {
  const last = address.at(-1) ?? '';
  if (last === '' || !endOfSentence.includes(last) || (last === ')' && countOf(address, '(') >= countOf(address, ')')))
    return address;
  return trimmed(address.slice(0, -1));
}

const targetOf = (address: string, origin: string) =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** Splits a message into words and links. Only http addresses and the shop's own paths become links. */
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
