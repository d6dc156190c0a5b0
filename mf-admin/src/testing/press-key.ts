import { createEvent, fireEvent } from '@testing-library/react';

/** A key that is pressed at the time of the test's clock, or at another. */
export function pressKey(
  target: Element,
  key: string,
  { at = performance.now(), ...init }: KeyboardEventInit & { at?: number } = {},
): void {
  const event = createEvent.keyDown(target, { key, ...init });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(target, event);
}
