import type { z } from 'zod';

/** Returns the schema of a call's body, for its form. */
export function bodyOf<Body extends z.ZodType>({ path, body }: { path: string; body?: Body }): Body {
  if (body === undefined) throw new Error(`${path} takes no body`);
  return body;
}
