import type { Caller } from '@gvg/contracts/definitions/caller';
import type { PictureOwner } from '@gvg/contracts/upload/http/internal-pictures';

/** Whose place in the queue of pictures an upload takes. A guest is made by one request, so guests of one address share theirs. */
export function placeOf(caller: Caller | PictureOwner, address: string): string {
  if (caller.kind === 'guest') return address;
  return caller.kind === 'service' ? `service ${caller.name}` : `user ${caller.id}`;
}
