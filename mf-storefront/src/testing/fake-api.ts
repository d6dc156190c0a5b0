import { ApiError } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';

/** An answer, or what makes one of the address; an ApiError is thrown. */
export type FakeResponse = object | ((address: string) => object);

export interface FakeApi extends Api {
  /** Addresses that were read, and names of calls that were made, in order. */
  requests: string[];
}

/** Answers by the beginning of an address, the longest that fits; calls by their name. What nobody foresaw is NOT_FOUND. */
export function fakeApi(responses: Record<string, FakeResponse>): FakeApi {
  const requests: string[] = [];
  const respond = (target: string, input: string) => {
    requests.push(target);
    const [best] = Object.keys(responses)
      .filter((prefix) => target.startsWith(prefix))
      .sort((a, b) => b.length - a.length);
    const response = best === undefined ? undefined : responses[best];
    const body = typeof response === 'function' ? response(input) : (response ?? new ApiError(404, { message: 'NOT_FOUND' }));
    return body instanceof ApiError ? Promise.reject(body) : (Promise.resolve(body) as Promise<never>);
  };
  return { requests, read: (address) => respond(address, address), call: (name, input) => respond(name, JSON.stringify(input)) };
}
