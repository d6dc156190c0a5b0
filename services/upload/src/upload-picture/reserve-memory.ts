import { ApiFailure } from '@gvg/service-kit/http/api-failure';

const megabyte = 1024 * 1024;

/** Maximum bytes of incoming files that this instance buffers at once: about a dozen complete files. */
const maxReservedBytes = 128 * megabyte;

/** A limit below the total, shared by one caller, one address, or all guests together. */
export interface MemoryShare {
  key: string;
  maxBytes: number;
}

export interface MemoryReservation {
  /** Throws TOO_MANY_REQUESTS if a share would be exceeded, and SERVICE_UNAVAILABLE if all concurrent uploads together would exceed the limit. */
  add(bytes: number): void;
  release(): void;
}

/** Memory of one process's incoming files. */
export class UploadMemory {
  readonly #totalBytes: number;
  readonly #byShare = new Map<string, number>();
  #reservedBytes = 0;

  constructor(totalBytes = maxReservedBytes) {
    this.#totalBytes = totalBytes;
  }

  reserve(shares: readonly MemoryShare[]): MemoryReservation {
    let ownBytes = 0;
    return {
      add: (bytes) => {
        if (shares.some(({ key, maxBytes }) => this.#usedBy(key) + bytes > maxBytes))
          throw new ApiFailure('TOO_MANY_REQUESTS', { headers: { 'retry-after': '10' } });
        if (this.#reservedBytes + bytes > this.#totalBytes)
          throw new ApiFailure('SERVICE_UNAVAILABLE', { headers: { 'retry-after': '10' } });
        this.#change(shares, bytes);
        ownBytes += bytes;
      },
      release: () => {
        this.#change(shares, -ownBytes);
        ownBytes = 0;
      },
    };
  }

  #usedBy(key: string): number {
    return this.#byShare.get(key) ?? 0;
  }

  #change(shares: readonly MemoryShare[], bytes: number): void {
    this.#reservedBytes += bytes;
    for (const { key } of shares) {
      const used = this.#usedBy(key) + bytes;
      if (used > 0) this.#byShare.set(key, used);
      else this.#byShare.delete(key);
    }
  }
}
