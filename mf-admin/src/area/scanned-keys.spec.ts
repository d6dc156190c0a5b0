import { ScannedKeys, isEnd } from './scanned-keys.ts';

function read(keys: readonly string[]) {
  const scanned = new ScannedKeys();
  for (const key of keys) scanned.press({ key, code: '' });
  return [scanned.text, scanned.wasChanged];
}

it.each([
  ['as the scanner types them', [...'GVGGEEY7G'], 'GVGGEEY7G', false],
  ['with a letter that was replaced', ['G', 'V', 'G', 'G', 'E', 'Backspace', 'Ê', 'Y', '7', 'G'], 'GVGGEEY7G', true],
  ['with đ', ['D', 'Backspace', 'Đ', '1'], 'DD1', true],
  ['with a tone further on', ['G', 'A', 'K', 'Backspace', 'Backspace', 'Á', 'K', '7'], 'GAKS7', true],
  ['with a tone over a circumflex', ['a', 'Backspace', 'â', 'n', 'Backspace', 'Backspace', 'ấ', 'n'], 'aans', true],
  ['with a letter of one key', ['ư', '2'], 'uw2', true],
  ['with two letters at once', ['U', 'O', 'Backspace', 'Backspace', 'Ư', 'Ơ', 'N'], 'UOWN', true],
  ['with a mark that was taken off', ['e', 'Backspace', 'ê', 'Backspace', 'e', 'e', 'y'], 'eeey', true],
  ['with Shift between them', ['Shift', 'G', 'Shift', 'V'], 'GV', false],
] as const)('reads keys %s', (_, keys, text, wasChanged) => {
  expect(read(keys)).toEqual([text, wasChanged]);
});

it('reads physical keys where the input method hides the characters', () => {
  const scanned = new ScannedKeys();
  for (const code of ['KeyG', 'KeyV', 'ShiftLeft', 'KeyG', 'Digit7', 'Minus', 'Numpad3'])
    scanned.press({ key: 'Process', code });
  expect([scanned.text, scanned.wasChanged]).toEqual(['GVG7-3', true]);
  expect(isEnd({ key: 'Process', code: 'Enter' })).toBe(true);
  expect(isEnd({ key: 'Enter', code: 'NumpadEnter' })).toBe(true);
});
