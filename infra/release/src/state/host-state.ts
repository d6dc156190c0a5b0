import { z } from 'zod';
import { partNameSchema, versionSchema } from '../manifest/manifest.ts';
import { StoreConflict } from '../store/release-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export const roles = ['stable', 'canary', 'candidate'] as const;
export type Role = (typeof roles)[number];

/** Observed state of a part, written by its host. */
export const hostStateSchema = z.strictObject({
  part: partNameSchema,
  /** Revision of the last applied desired state, 0 before the first. */
  revision: z.int().min(0),
  running: z.array(
    z.strictObject({
      version: versionSchema,
      role: z.enum(roles),
      pid: z.int(),
      /** Origin at which processes reach it. */
      url: z.url(),
      since: z.iso.datetime(),
    }),
  ),
  /** The last version that did not become ready. The previous one still runs. */
  failed: z.strictObject({ version: versionSchema, reason: z.string(), at: z.iso.datetime() }).optional(),
  /** Reason why the desired state in the store is not applied. */
  refused: z.strictObject({ reason: z.string() }).optional(),
  at: z.iso.datetime(),
});
export type HostState = z.infer<typeof hostStateSchema>;

export const hostKey = (part: string): string => `hosts/${part}.json`;

/**
 * Returns undefined if no host has written, or if the document cannot be read. It is information only and never decides more than how long
 * to wait.
 */
export async function readHostState(store: ReleaseStore, part: string): Promise<HostState | undefined> {
  const document = await store.read(hostKey(part));
  if (document === undefined) return undefined;
  try {
    return hostStateSchema.parse(JSON.parse(document.bytes.toString()));
  } catch {
    return undefined;
  }
}

/** Replaces the observed state. The part's host is its only writer. */
export async function writeHostState(store: ReleaseStore, state: HostState): Promise<void> {
  const key = hostKey(state.part);
  const bytes = Buffer.from(`${JSON.stringify(hostStateSchema.parse(state), null, 1)}\n`);
  const current = await store.read(key);
  try {
    await (current === undefined ? store.create(key, bytes) : store.replace(key, bytes, current.etag));
  } catch (error) {
    // A replaced host wrote its last state in between. The next write of this host has the current one.
    if (!(error instanceof StoreConflict)) throw error;
  }
}
