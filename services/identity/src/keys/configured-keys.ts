import { z } from 'zod';
import { signingKeyOf } from './signing-key.ts';
import type { SigningKey } from './signing-key.ts';

const base64url = z.string().regex(/^[\w-]+$/);
const privateKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: base64url,
  y: base64url,
  d: base64url,
});

/** A JSON text of `{ keys: [private ES256 keys] }`. */
export const configuredKeysSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.issues.push({ code: 'custom', message: 'not JSON', input: text });
      return z.NEVER;
    }
  })
  .pipe(z.object({ keys: z.array(privateKeySchema).min(1) }));
export type ConfiguredKeys = z.output<typeof configuredKeysSchema>;

/** The first key signs. To rotate, append a new key, and move it to the front once every instance has the longer list. */
export async function readConfiguredKeys({ keys }: ConfiguredKeys): Promise<SigningKey[]> {
  const newestFirst = await Promise.all(keys.map((jwk) => signingKeyOf(jwk, new Date(0))));
  return newestFirst.reverse();
}
