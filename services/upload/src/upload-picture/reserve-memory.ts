import { ApiFailure } from '@gvg/service-kit/api-failure';

/** How many bytes of incoming files this instance buffers at once: about a dozen complete files. */
const maxReservedBytes = 128 * 1024 * 1024;

let reservedBytes = 0;

export interface MemoryReservation {
  /** Throws SERVICE_UNAVAILABLE when all concurrent uploads together would exceed the limit. */
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
