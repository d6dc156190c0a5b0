import { requestLine } from '../api/address.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';

export interface RecordingApi {
  api: Api;
  /** Addresses of all responses so far; undefined once a call failed, since a retry would give another page. */
  reads(): string[] | undefined;
}

/** A missing entity is an answer like any other: the event of its creation invalidates it. */
const isAnswer = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Records what is read through `api`, so that what is rendered from it can be cached under the tags of these responses. */
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
