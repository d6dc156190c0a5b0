import type { Caller } from '@gvg/contracts/definitions/caller';
import type { PictureOwner } from '@gvg/contracts/upload/http/internal-pictures';

/** Returns the queue place of an upload. One request creates a guest, so guests of one address share a place. */
export function placeOf(caller: Caller | PictureOwner, address: string): string {
  if (caller.kind === 'guest') return address;
  return caller.kind === 'service' ? `service ${caller.name}` : `user ${caller.id}`;
}
