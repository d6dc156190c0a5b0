import { partKey } from '../state/part-state.ts';
import type { PartState } from '../state/part-state.ts';
import { readPart } from '../state/change-part.ts';
import { UntrustedDocument } from '../signing/signed-document.ts';
import type { PublicKeys } from '../signing/signed-document.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export type DesiredState = { state: PartState | undefined } | { refused: string };

/** Reads the desired state of a part. Refuses a document that cannot be trusted or is older than the last applied one. */
export async function readDesiredState(
  store: ReleaseStore,
  part: string,
  publicKeys: PublicKeys,
  actedOn: number,
): Promise<DesiredState> {
  try {
    const state = (await readPart(store, part, publicKeys))?.state;
    return state !== undefined && state.revision < actedOn
      ? { refused: `${partKey(part)} is revision ${state.revision}, older than ${actedOn}, which was followed already` }
      : { state };
  } catch (error) {
    if (error instanceof UntrustedDocument) return { refused: error.message };
    throw error;
  }
}
