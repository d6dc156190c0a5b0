import { createHash } from 'node:crypto';
import { releaseSchema } from '@gvg/contracts/composition/registry';
import { z } from 'zod';
import { isStoreKey } from '../store/release-store.ts';

export const partTypes = ['remote', 'service', 'shell', 'gateway'] as const;
export type PartType = (typeof partTypes)[number];

export const partNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const versionSchema = z.string().regex(/^[0-9a-f]{12}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of a release. Its path is relative to the release's folder `files`. */
const fileSchema = z.strictObject({
  path: z.string().refine(isStoreKey, 'not a path of a release'),
  size: z.int().min(0),
  sha256,
});
export type ReleaseFile = z.infer<typeof fileSchema>;

/** Description of a version of a part. It never changes, and the same files have the same version. */
export const manifestSchema = z
  .strictObject({
    part: partNameSchema,
    version: versionSchema,
    type: z.enum(partTypes),
    builtAt: z.iso.datetime(),
    builtBy: z.string(),
    commit: z.string(),
    /** True if the sources differed from the commit. */
    dirty: z.boolean(),
    files: z.array(fileSchema),
    pageContract: z.int().optional(),
    /** For a remote: its build's description of itself (`release.json`). */
    release: releaseSchema.optional(),
    /** Hash of the lock file. A release with external packages only runs with those of the same lock file. */
    lockHash: sha256.optional(),
  })
  .refine(({ version, files }) => version === versionOf(files), {
    path: ['version'],
    message: 'not the hash of its files',
  });
export type Manifest = z.infer<typeof manifestSchema>;

/** Returns a hash of the files, so that the same build has the same version. */
export function versionOf(files: readonly Pick<ReleaseFile, 'path' | 'sha256'>[]): string {
  const lines = files.map(({ path, sha256: hash }) => `${hash} ${path}\n`).toSorted();
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 12);
}

export const manifestKey = (part: string, version: string): string => `releases/${part}/${version}/manifest.json`;
export const fileKey = (part: string, version: string, file: string): string =>
  `releases/${part}/${version}/files/${file}`;
