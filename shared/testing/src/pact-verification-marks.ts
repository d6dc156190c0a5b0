import { writeFileSync } from 'node:fs';

/** Says of each pact that its provider has answered for it; the end of a whole contract run looks for pacts that nobody answered for. */
export function markVerified(pactFiles: readonly string[]): void {
  for (const file of pactFiles) writeFileSync(`${file}.answered`, '');
}
