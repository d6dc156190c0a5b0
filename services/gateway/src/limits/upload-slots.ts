import { ApiFailure } from '@gvg/service-kit/http/api-failure';

/** Uploads that one address may have under way: more than a browser's connections to one origin, a fraction of the connections to the upload service. */
const slotsPerAddress = 12;

/** Counts the uploads under way by address: a slow one occupies a connection to its service for minutes. */
export class UploadSlots {
  readonly #taken = new Map<string, number>();

  /** Runs `work` in one slot of the address; throws TOO_MANY_REQUESTS when none is free. */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= slotsPerAddress) throw new ApiFailure('TOO_MANY_REQUESTS', { headers: { 'retry-after': '10' } });
    this.#taken.set(address, taken + 1);
    try {
      return await work();
    } finally {
      const left = (this.#taken.get(address) ?? 1) - 1;
      if (left > 0) this.#taken.set(address, left);
      else this.#taken.delete(address);
    }
  }
}
