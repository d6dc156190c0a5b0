import { z } from 'zod';

/**
 * Location of an environment's releases. Credentials of a bucket are never written here. The SDK reads them from the usual variables or the
 * machine's role.
 */
export const storeLocationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('folder'), path: z.string().min(1) }),
  z.strictObject({
    kind: z.literal('s3'),
    bucket: z.string().min(1),
    region: z.string().min(1),
    endpoint: z.url().optional(),
    prefix: z
      .string()
      .regex(/^$|\/$/, 'ends in /')
      .default(''),
  }),
]);
export type StoreLocation = z.infer<typeof storeLocationSchema>;
