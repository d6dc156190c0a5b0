import { requestLine } from '../api/address.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';

export interface RecordingApi {
  api: Api;
  /** Returns the addresses of all responses so far. Undefined once a call failed, because a retry would give another page. */
  reads(): string[] | undefined;
}

/** A missing entity is a cacheable response: the event of its creation invalidates it. */
const isAnswer = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Records the reads through `api`, so that contents rendered from them can be cached under the tags of these responses. */
export function recordReads(api: Api): RecordingApi {
  const addresses = new Set<string>();
  let hasFailed = false;
  async function record<Result>(address: string, call: Promise<Result>): Promise<Result> {
    addresses.add(address);
    try {
      return await call;
    } catch (error) {
      hasFailed ||= !isAnswer(error);
      throw error;
    }
  }
  return {
    api: {
      call: (name, input, options) => record(requestLine(name, input as object).path, api.call(name, input, options)),
      read: (address, options) => record(address, api.read(address, options)),
    },
    reads: () => (hasFailed ? undefined : [...addresses]),
  };
}
