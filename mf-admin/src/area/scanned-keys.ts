import { keysOf } from './telex-keys.ts';

/** Fields of a keyboard event that identify the key. */
export interface KeyPress {
  key: string;
  code: string;
}

/** Returns the character of a physical key, for an input method that reports only the code. Scanners type with a US layout. */
function characterOf(code: string): string | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  return letter ?? digit ?? (code === 'Minus' ? '-' : undefined);
}

/** Returns true for the key that ends a scan. */
export const isEnd = ({ key, code }: KeyPress): boolean => key === 'Enter' || (key === 'Process' && code === 'Enter');

/**
 * Collects the keys that a scanner typed, undoing a Vietnamese input method, which either takes letters back with Backspace and types them again with a mark
 * (`E`, Backspace, `Ê` for EE), or hides them behind `Process`.
 */
export class ScannedKeys {
  #keys: string[] = [];
  #shown: string[] = [];
  /** Letters taken back and not yet typed again, in reverse order. */
  #takenBack: string[] = [];
  #wasChanged = false;
  /** True once the key that caused the Backspaces is known. */
  #isKeyKnown = false;

  get text(): string {
    return this.#keys.join('').trim();
  }

  /** True if an input method changed the keys. */
  get wasChanged(): boolean {
    return this.#wasChanged;
  }

  /** Adds a key. Returns false for a key that types no character. */
  press({ key, code }: KeyPress): boolean {
    if (key === 'Backspace') {
      this.#wasChanged = true;
      this.#isKeyKnown = false;
      const letter = this.#shown.pop();
      if (letter !== undefined) this.#takenBack.unshift(letter);
      return true;
    }
    if (key === 'Process') {
      const character = characterOf(code);
      if (character !== undefined) this.#keys.push(character);
      this.#wasChanged = true;
      return character !== undefined;
    }
    // Modifier keys such as Shift are no characters.
    if ([...key].length !== 1) return false;
    this.#type(key);
    return true;
  }

  #type(letter: string): void {
    const before = this.#takenBack.shift();
    this.#shown.push(letter);
    const keys = keysOf(letter);
    if (keys.length > 1) this.#wasChanged = true;
    if (before === undefined) {
      this.#keys.push(...keys);
      return;
    }
    // Typed again with one more mark, which means one more key. If a mark is missing instead, the key arrives as a separate letter.
    const [added] = this.#isKeyKnown ? [] : keys.slice(keysOf(before).length);
    if (added === undefined) return;
    this.#keys.push(added);
    this.#isKeyKnown = true;
  }
}
