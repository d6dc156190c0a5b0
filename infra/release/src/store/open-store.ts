import path from 'node:path';
import { z } from 'zod';
import { FolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Store } from './s3-store.ts';

/** Where an environment keeps its releases. Credentials of a bucket are never written here: the SDK's usual variables or the machine's role have them. */
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

/** `base`: the folder that a relative path is relative to. */
export function openStore(location: StoreLocation, base: string): ReleaseStore {
  if (location.kind === 'folder') return new FolderStore(path.resolve(base, location.path));
  return new S3Store(location);
}
