import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { Tally } from '@gvg/service-kit/http/tally';

/** Concurrent uploads per address: more than a browser's connections to one origin, and a fraction of the connections to the upload service. */
const slotsPerAddress = 12;

/** Counts concurrent uploads by address: a slow one occupies a connection to its service for minutes. */
export class UploadSlots {
  readonly #taken = new Tally();

  /** Runs `work` in one slot of the address. Throws TOO_MANY_REQUESTS if none is free. */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#taken.of(address) >= slotsPerAddress)
      throw new ApiFailure('TOO_MANY_REQUESTS', { headers: { 'retry-after': '10' } });
    this.#taken.add(address, 1);
    try {
      return await work();
    } finally {
      this.#taken.add(address, -1);
    }
  }
}
