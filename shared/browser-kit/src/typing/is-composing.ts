import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is composing a word, as those for Vietnamese do: Enter then takes the word, arrows choose another one and
 * Escape gives it up, and none of them is for the field. Safari says so by the key code alone.
 */
export const isComposing = ({ keyCode, nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
