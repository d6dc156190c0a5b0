/** One side of pacts. Any provider if the spec does not name it literally. */
type PactSide = { kind: 'http' | 'message'; provider: string };

const anyProvider = '*';

/** Pacts that a contract spec writes as a consumer, and those that it verifies or reads. */
export type Pacts = { writes: readonly PactSide[]; reads: readonly PactSide[] };

const calls = [
  { call: 'httpPact', role: 'writes', kind: 'http' },
  { call: 'messagePact', role: 'writes', kind: 'message' },
  { call: 'verifyProvider', role: 'reads', kind: 'http' },
  { call: 'verifyPublishedEvents', role: 'reads', kind: 'message' },
  { call: 'readPactResponses', role: 'reads', kind: 'http' },
] as const;

/** Detects pacts by the calls in a spec, as `contract-order.cjs` does. */
export function pactsOf(source: string): Pacts {
  const sides = calls.flatMap(({ call, role, kind }) =>
    [...source.matchAll(new RegExp(`\\b${call}\\(([^()]*)`, 'g'))].map(([, options = '']) => ({
      role,
      kind,
      provider: /\bprovider: '([^']+)'/.exec(options)?.[1] ?? anyProvider,
    })),
  );
  const ofRole = (wanted: keyof Pacts): PactSide[] =>
    sides.filter(({ role }) => role === wanted).map(({ kind, provider }) => ({ kind, provider }));
  return { writes: ofRole('writes'), reads: ofRole('reads') };
}

/** Returns true if `reader` reads a pact that `writer` writes. */
export const haveCommonPact = (writer: Pacts, reader: Pacts): boolean =>
  writer.writes.some((written) =>
    reader.reads.some(
      (read) =>
        read.kind === written.kind &&
        (read.provider === written.provider || [read.provider, written.provider].includes(anyProvider)),
    ),
  );
