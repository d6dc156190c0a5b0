import { pressKey } from './press-key.ts';

/** Types a code as a scanner does: keys with timestamps 10 ms apart, independent of the machine's load, and Enter. */
export function typeScan(code: string | readonly string[], target: Element = document.body): void {
  const startedAt = performance.now() - 10 * code.length;
  for (const [index, key] of [...code, 'Enter'].entries()) pressKey(target, key, { at: startedAt + 10 * index });
}
