import { Parser } from 'htmlparser2';

/** Many times a name or an address. */
const greatestText = 4_000;

/** A text that was written for a page, in data for machines: with its entities decoded and without elements. */
export function plainMarkup(text: string): string {
  const cut = text.slice(0, greatestText);
  if (!/[&<]/.test(cut)) return cut;
  let plain = '';
  const parser = new Parser({ ontext: (part) => (plain += part) });
  parser.end(cut);
  return plain;
}
