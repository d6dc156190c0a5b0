import { Failure } from '@gvg/service-kit/failure';

/** How many bytes of files that are still coming this instance holds at once: a dozen whole ones. */
const memoryBytes = 128 * 1024 * 1024;

let taken = 0;

export interface MemoryShare {
  /** SERVICE_UNAVAILABLE when all instances of slow or large uploads together would fill the memory. */
  take(bytes: number): void;
  free(): void;
}

export function reserveMemory(): MemoryShare {
  let own = 0;
  return {
    take(bytes) {
      if (taken + bytes > memoryBytes) throw new Failure('SERVICE_UNAVAILABLE', { headers: { 'retry-after': '10' } });
      taken += bytes;
      own += bytes;
    },
    free() {
      taken -= own;
      own = 0;
    },
  };
}
