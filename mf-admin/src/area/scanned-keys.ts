import { keysOf } from './telex-keys.ts';

/** The fields of a keyboard event that identify the key. */
export interface KeyPress {
  key: string;
  code: string;
}

/** The character of a physical key, for an input method that tells no other; scanners type as an American keyboard. */
function characterOf(code: string): string | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  return letter ?? digit ?? (code === 'Minus' ? '-' : undefined);
}

/** Whether the key ends what a scanner types. */
export const isEnd = ({ key, code }: KeyPress): boolean => key === 'Enter' || (key === 'Process' && code === 'Enter');

/**
 * The keys that a scanner has typed, also where a Vietnamese input method has changed what they say: it takes letters back by Backspace and types them again with
 * a mark (`E`, Backspace, `Ê` for EE), or hides them behind `Process`.
 */
export class ScannedKeys {
  #keys: string[] = [];
  #shown: string[] = [];
  /** Letters that were taken back and not yet typed again, the last one last. */
  #takenBack: string[] = [];
  #wasChanged = false;
  /** Whether the key is known for which letters were taken back. */
  #isKeyKnown = false;

  get text(): string {
    return this.#keys.join('').trim();
  }

  /** Whether an input method has had its hand in it. */
  get wasChanged(): boolean {
    return this.#wasChanged;
  }

  /** Takes a key; false for one that types nothing. */
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
    // Shift alone is no character.
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
    // Typed again with a mark more: one more key was pressed. With one less, the key comes as a letter of its own.
    const [added] = this.#isKeyKnown ? [] : keys.slice(keysOf(before).length);
    if (added === undefined) return;
    this.#keys.push(added);
    this.#isKeyKnown = true;
  }
}
