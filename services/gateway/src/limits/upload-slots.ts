import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { Tally } from '@gvg/service-kit/http/tally';

/** Uploads that one address may have under way: more than a browser's connections to one origin, a fraction of the connections to the upload service. */
const slotsPerAddress = 12;

/** Counts the uploads under way by address: a slow one occupies a connection to its service for minutes. */
export class UploadSlots {
  readonly #taken = new Tally();

  /** Runs `work` in one slot of the address; throws TOO_MANY_REQUESTS when none is free. */
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
