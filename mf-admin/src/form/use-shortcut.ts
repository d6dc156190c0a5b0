import { useEffect, useRef } from 'react';

export interface Shortcut {
  modifier: 'ctrl' | 'alt';
  /** Lower case. */
  letter: string;
}

/** Alt changes the character of a key on some systems, so the physical key is compared. */
const isPressed = (event: KeyboardEvent, { modifier, letter }: Shortcut) => {
  const isCtrl = event.ctrlKey || event.metaKey;
  return modifier === 'alt'
    ? event.altKey && !isCtrl && event.code === `Key${letter.toUpperCase()}`
    : isCtrl && !event.altKey && event.key.toLowerCase() === letter;
};

/** Runs `onPress` when the keys are pressed anywhere on the page, including fields. */
export function useShortcut({ modifier, letter }: Shortcut, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPressed(event, { modifier, letter })) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [modifier, letter]);
}
