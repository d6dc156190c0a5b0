import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { z } from 'zod';

type Shape = Readonly<Record<string, z.ZodType>>;

const shapeOf = ({ query }: Endpoint): Shape => (query as { shape?: Shape } | undefined)?.shape ?? {};

/** Returns the value as the service reads it: `01` is `1`, ` a` is `a`. Undefined for the default value, null for one that the service rejects. */
function canonicalValue(schema: z.ZodType, value: string): string | undefined | null {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return null;
  const fallback = schema.safeParse(undefined);
  return fallback.success && fallback.data === parsed.data ? undefined : String(parsed.data);
}

/**
 * Returns one target (path and query) for all equivalent queries: the contract's keys in its order, without default values. Services ignore all other keys.
 * Undefined if the service rejects the query. `query` starts with its question mark or is empty.
 */
export function canonicalTarget(endpoint: Endpoint, path: string, query: string): string | undefined {
  const canonicalPath = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (query === '') return canonicalPath;
  const requested = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const [key, schema] of Object.entries(shapeOf(endpoint))) {
    const [value, ...others] = requested.getAll(key);
    if (value === undefined) continue;
    const accepted = others.length > 0 ? null : canonicalValue(schema, value);
    if (accepted === null) return undefined;
    if (accepted !== undefined) canonical.set(key, accepted);
  }
  return canonical.size === 0 ? canonicalPath : `${canonicalPath}?${canonical.toString()}`;
}
