import { createEvent, fireEvent } from '@testing-library/react';

/** Presses a key, by default at the current time of the test's clock. */
export function pressKey(
  target: Element,
  key: string,
  { at = performance.now(), ...init }: KeyboardEventInit & { at?: number } = {},
): void {
  const event = createEvent.keyDown(target, { key, ...init });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(target, event);
}
