import { isDeepStrictEqual, inspect } from 'node:util';

/** Throws an error that describes the site's unexpected behavior. */
export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(
      `${what}: ${inspect(actual, { breakLength: Infinity })} instead of ${inspect(expected, { breakLength: Infinity })}`,
    );
}

export function expectAtMost(what: string, actual: number, most: number): void {
  if (actual > most) throw new Error(`${what}: ${actual}, more than ${most}`);
}
