/** By the mark that a Vietnamese input method has put on a letter, the key of Telex that asks for it; circumflexes and đ are asked for by the letter once more. */
const telexKeys: Readonly<Record<string, string>> = {
  '\u0301': 's',
  '\u0300': 'f',
  '\u0309': 'r',
  '\u0303': 'x',
  '\u0323': 'j',
  '\u0306': 'w',
  '\u031b': 'w',
};

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

/** The keys of Telex behind a letter, its own first. */
export function keysOf(letter: string): string[] {
  if (letter.toLowerCase() === 'đ') return isCapital(letter) ? ['D', 'D'] : ['d', 'd'];
  const [base = '', ...marks] = letter.normalize('NFD');
  const keys = marks.map((mark) => telexKeys[mark] ?? base);
  return [base, ...keys.map((key) => (isCapital(letter) ? key.toUpperCase() : key))];
}

/** Restores the keys typed from a text that a Vietnamese input method has changed, each mark's key at the place of its letter: GVGGEEY7G from `GVGGÊY7G`. */
export const withoutTelex = (text: string): string => [...text.normalize('NFC')].flatMap(keysOf).join('');
