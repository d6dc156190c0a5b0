import { Parser } from 'htmlparser2';

/** Many times the length of a name or an address. */
const greatestText = 4_000;

/** Strips elements and decodes entities in machine-readable data that contains markup. */
export function plainMarkup(text: string): string {
  const cut = text.slice(0, greatestText);
  if (!/[&<]/.test(cut)) return cut;
  let plain = '';
  const parser = new Parser({ ontext: (part) => (plain += part) });
  parser.end(cut);
  return plain;
}
