import type { KeyboardEvent } from 'react';

/**
 * Returns whether a key belongs to an input method that is composing a word, as for Vietnamese: Enter then commits the word, arrows choose
 * another one and Escape cancels it, and the field must not handle them. Safari indicates this only by the key code.
 */
export const isComposing = ({ keyCode, nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
