import { fireEvent } from '@testing-library/react';

/** What a scanner types: quick keys and Enter. */
export function typeScan(code: string, target: Element = document.body): void {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(target, { key });
}
