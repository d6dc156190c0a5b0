import { ApiFailure } from '@gvg/service-kit/api-failure';

/** How many bytes of files that are still coming this instance holds at once: a dozen whole ones. */
const maxReservedBytes = 128 * 1024 * 1024;

let reservedBytes = 0;

export interface MemoryReservation {
  /** SERVICE_UNAVAILABLE when all instances of slow or large uploads together would fill the memory. */
  add(bytes: number): void;
  release(): void;
}

export function reserveMemory(): MemoryReservation {
  let ownBytes = 0;
  return {
    add(bytes) {
      if (reservedBytes + bytes > maxReservedBytes) throw new ApiFailure('SERVICE_UNAVAILABLE', { headers: { 'retry-after': '10' } });
      reservedBytes += bytes;
      ownBytes += bytes;
    },
    release() {
      reservedBytes -= ownBytes;
      ownBytes = 0;
    },
  };
}
