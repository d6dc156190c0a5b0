import { signDocument, verifyDocument } from '../signing/signed-document.ts';
import type { PublicKeys } from '../signing/signed-document.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { emptyState, partKey, partStateSchema } from './part-state.ts';
import type { PartState } from './part-state.ts';

export interface PartKeys {
  privateKey: string;
  publicKeys: PublicKeys;
}

/**
 * Returns the desired state of a part, or undefined if it was never released.
 * @throws UntrustedDocument for a document that was not written by a holder of its key
 */
export async function readPart(
  store: ReleaseStore,
  part: string,
  publicKeys: PublicKeys,
): Promise<{ state: PartState; etag: string } | undefined> {
  const key = partKey(part);
  const document = await store.read(key);
  if (document === undefined) return undefined;
  return { state: verifyDocument(key, document.bytes, publicKeys, partStateSchema), etag: document.etag };
}

/**
 * Changes the desired state with one conditional write. `change` receives the current state. It throws to abort, or returns the same state
 * for no change.
 * @throws StoreConflict if another process has written in between
 */
export async function changePart(
  store: ReleaseStore,
  part: string,
  keys: PartKeys,
  change: (state: PartState) => PartState,
): Promise<PartState> {
  const key = partKey(part);
  const current = await readPart(store, part, keys.publicKeys);
  const before = current?.state ?? emptyState(part);
  const after = change(before);
  if (after === before) return before;
  const state = partStateSchema.parse({ ...after, revision: before.revision + 1 });
  const bytes = signDocument(key, state, keys.privateKey);
  // Refuses a write that readers of this part would refuse.
  verifyDocument(key, bytes, keys.publicKeys, partStateSchema);
  await (current === undefined ? store.create(key, bytes) : store.replace(key, bytes, current.etag));
  return state;
}
