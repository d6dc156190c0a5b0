import { haveCommonPact } from './pacts.ts';
import type { Pacts } from './pacts.ts';

/** Returns `tests` with their reasons, and the consumers' specs that write the pacts that these read. */
export function withPactWriters(
  tests: ReadonlyMap<string, string>,
  pacts: ReadonlyMap<string, Pacts>,
): Map<string, string> {
  const all = new Map(tests);
  for (const test of tests.keys()) {
    const reader = pacts.get(test);
    if (reader === undefined) continue;
    for (const [writer, written] of pacts)
      if (!all.has(writer) && haveCommonPact(written, reader)) all.set(writer, `writes pacts for ${test}`);
  }
  return all;
}
