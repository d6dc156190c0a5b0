/** Telex key for each mark on a letter. Circumflexes and đ are typed by repeating the letter. */
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

/** Returns the Telex keys of a letter, the base letter first. */
export function keysOf(letter: string): string[] {
  if (letter.toLowerCase() === 'đ') return isCapital(letter) ? ['D', 'D'] : ['d', 'd'];
  const [base = '', ...marks] = letter.normalize('NFD');
  const keys = marks.map((mark) => telexKeys[mark] ?? base);
  return [base, ...keys.map((key) => (isCapital(letter) ? key.toUpperCase() : key))];
}

/** Restores the typed keys from a text that a Vietnamese input method has changed, with the key of each mark next to its letter: GVGGEEY7G from `GVGGÊY7G`. */
export const withoutTelex = (text: string): string => [...text.normalize('NFC')].flatMap(keysOf).join('');
