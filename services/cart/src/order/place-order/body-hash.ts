import { createHash } from 'node:crypto';

/** The value with the keys of every object in alphabetical order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([first], [second]) => (first < second ? -1 : 1))
      .map(([key, item]) => [key, canonical(item)]),
  );
}

/** The same for two bodies that say the same, in whatever order of keys. */
export const bodyHash = (body: object): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');
