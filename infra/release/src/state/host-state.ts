import { z } from 'zod';
import { partNameSchema, versionSchema } from '../manifest/manifest.ts';
import { StoreConflict } from '../store/release-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export const roles = ['stable', 'canary', 'candidate'] as const;
export type Role = (typeof roles)[number];

/** Observed state of a part, as its host writes it. */
export const hostStateSchema = z.strictObject({
  part: partNameSchema,
  /** Of the desired state that it has acted on; 0 before the first. */
  revision: z.int().min(0),
  running: z.array(
    z.strictObject({
      version: versionSchema,
      role: z.enum(roles),
      pid: z.int(),
      /** Origin under which processes reach it. */
      url: z.url(),
      since: z.iso.datetime(),
    }),
  ),
  /** The last version that did not become ready; what ran before it still runs. */
  failed: z.strictObject({ version: versionSchema, reason: z.string(), at: z.iso.datetime() }).optional(),
  /** Why the desired state in the store is not followed. */
  refused: z.strictObject({ reason: z.string() }).optional(),
  at: z.iso.datetime(),
});
export type HostState = z.infer<typeof hostStateSchema>;

export const hostKey = (part: string): string => `hosts/${part}.json`;

/** Undefined: no host has written, or what is there cannot be read. It is information; nothing is decided by it but how long to wait. */
export async function readHostState(store: ReleaseStore, part: string): Promise<HostState | undefined> {
  const document = await store.read(hostKey(part));
  if (document === undefined) return undefined;
  try {
    return hostStateSchema.parse(JSON.parse(document.bytes.toString()));
  } catch {
    return undefined;
  }
}

/** Replaces the observed state; the part's host is its only writer. */
export async function writeHostState(store: ReleaseStore, state: HostState): Promise<void> {
  const key = hostKey(state.part);
  const bytes = Buffer.from(`${JSON.stringify(hostStateSchema.parse(state), null, 1)}\n`);
  const current = await store.read(key);
  try {
    await (current === undefined ? store.create(key, bytes) : store.replace(key, bytes, current.etag));
  } catch (error) {
    // A host that was replaced wrote its last words in between; the next write of this one says the present.
    if (!(error instanceof StoreConflict)) throw error;
  }
}
