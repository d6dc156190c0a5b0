import { partKey, partStateSchema } from '../state/part-state.ts';
import type { PartState } from '../state/part-state.ts';
import { UntrustedDocument, verifyDocument } from '../signing/signed-document.ts';
import type { PublicKeys } from '../signing/signed-document.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export type DesiredState = { state: PartState | undefined } | { refused: string };

/** Reads the desired state of a part; a document that cannot be trusted, or is older than one that was acted on, is refused. */
export async function readDesiredState(
  store: ReleaseStore,
  part: string,
  publicKeys: PublicKeys,
  actedOn: number,
): Promise<DesiredState> {
  const key = partKey(part);
  const document = await store.read(key);
  if (document === undefined) return { state: undefined };
  try {
    const state = verifyDocument(key, document.bytes, publicKeys, partStateSchema);
    return state.revision < actedOn
      ? { refused: `${key} is revision ${state.revision}, older than ${actedOn}, which was followed already` }
      : { state };
  } catch (error) {
    if (error instanceof UntrustedDocument) return { refused: error.message };
    throw error;
  }
}
