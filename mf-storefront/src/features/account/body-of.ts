import type { z } from 'zod';

/** The rules of a call's body, for the form that sends it. */
export function bodyOf<Body extends z.ZodType>({ path, body }: { path: string; body?: Body }): Body {
  if (body === undefined) throw new Error(`${path} takes no body`);
  return body;
}
