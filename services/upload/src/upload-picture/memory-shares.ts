import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';
import type { MemoryShare } from './reserve-memory.ts';

const files = (count: number) => count * uploadLimits.bytes;

/**
 * Returns the memory shares of an upload, in files of the maximum size. One request creates a guest, so guests count by address as well, and all of them
 * together leave room for users and staff.
 */
export function memorySharesOf(caller: Caller, address: string): MemoryShare[] {
  if (caller.kind === 'service' || isStaff(caller)) return [];
  if (caller.kind === 'user') return [{ key: `user ${caller.id}`, maxBytes: files(3) }];
  return [
    { key: `guest ${caller.id}`, maxBytes: files(2) },
    { key: `address ${address}`, maxBytes: files(3) },
    { key: 'guests', maxBytes: files(6) },
  ];
}
