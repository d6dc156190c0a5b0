import { pressKey } from './press-key.ts';

/** What a scanner types: keys 10 ms apart by their own time, however busy the machine is, and Enter. */
export function typeScan(code: string | readonly string[], target: Element = document.body): void {
  const startedAt = performance.now() - 10 * code.length;
  for (const [index, key] of [...code, 'Enter'].entries()) pressKey(target, key, { at: startedAt + 10 * index });
}
