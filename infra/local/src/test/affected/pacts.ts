/** One side of pacts; any provider where the spec does not name it as a text. */
type PactSide = { kind: 'http' | 'message'; provider: string };

const anyProvider = '*';

/** What a contract spec has to do with pacts: those that it writes as a consumer, and those that it verifies or reads. */
export type Pacts = { writes: readonly PactSide[]; reads: readonly PactSide[] };

const calls = [
  { call: 'httpPact', role: 'writes', kind: 'http' },
  { call: 'messagePact', role: 'writes', kind: 'message' },
  { call: 'verifyProvider', role: 'reads', kind: 'http' },
  { call: 'verifyPublishedEvents', role: 'reads', kind: 'message' },
  { call: 'readPactResponses', role: 'reads', kind: 'http' },
] as const;

/** Recognises them by what the spec calls, as `contract-order.cjs` does. */
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

/** Whether `reader` reads a pact that `writer` writes. */
export const haveCommonPact = (writer: Pacts, reader: Pacts): boolean =>
  writer.writes.some((written) =>
    reader.reads.some(
      (read) =>
        read.kind === written.kind &&
        (read.provider === written.provider || [read.provider, written.provider].includes(anyProvider)),
    ),
  );
