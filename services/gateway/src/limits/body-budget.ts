import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { Tally } from '@gvg/service-kit/http/tally';

export interface BodyReservation {
  /** Throws TOO_MANY_REQUESTS if the address would exceed its share, and SERVICE_UNAVAILABLE if the total would exceed the budget. */
  add(bytes: number): void;
  release(): void;
}

export interface BodyBudgetOptions {
  totalBytes?: number;
  /** Share of one address, so that it cannot use up the budget. */
  bytesPerAddress?: number;
}

const retry = { headers: { 'retry-after': '5' } };

/** Limits the memory of the bodies that the gateway buffers at once. */
export class BodyBudget {
  readonly #totalBytes: number;
  readonly #bytesPerAddress: number;
  readonly #byAddress = new Tally();
  #usedBytes = 0;

  constructor({ totalBytes = 96 * 1024 * 1024, bytesPerAddress = 12 * 1024 * 1024 }: BodyBudgetOptions = {}) {
    this.#totalBytes = totalBytes;
    this.#bytesPerAddress = bytesPerAddress;
  }

  /** An undefined `address` is one of the site's own servers, which have no share. */
  open(address: string | undefined): BodyReservation {
    let own = 0;
    return {
      add: (bytes) => {
        if (address !== undefined && this.#byAddress.of(address) + bytes > this.#bytesPerAddress)
          throw new ApiFailure('TOO_MANY_REQUESTS', retry);
        if (this.#usedBytes + bytes > this.#totalBytes) throw new ApiFailure('SERVICE_UNAVAILABLE', retry);
        own += bytes;
        this.#change(address, bytes);
      },
      release: () => {
        this.#change(address, -own);
        own = 0;
      },
    };
  }

  #change(address: string | undefined, bytes: number): void {
    this.#usedBytes += bytes;
    if (address !== undefined) this.#byAddress.add(address, bytes);
  }
}
