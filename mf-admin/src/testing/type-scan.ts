import { createEvent, fireEvent } from '@testing-library/react';

/** What a scanner types: keys 10 ms apart by their own time, however busy the machine is, and Enter. */
export function typeScan(code: string, target: Element = document.body): void {
  const startedAt = performance.now() - 10 * code.length;
  for (const [index, key] of [...code, 'Enter'].entries()) {
    const event = createEvent.keyDown(target, { key });
    Object.defineProperty(event, 'timeStamp', { value: startedAt + 10 * index });
    fireEvent(target, event);
  }
}
