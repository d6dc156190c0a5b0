import { ApiError } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';

/** A response body, or a function of the address that returns one. An ApiError is thrown. */
export type FakeResponse = object | ((address: string) => object);

export interface FakeApi extends Api {
  /** Addresses of reads and names of calls, in order. */
  requests: string[];
}

/** Responds to reads by the longest matching prefix of the address and to calls by name; NOT_FOUND otherwise. */
export function fakeApi(responses: Record<string, FakeResponse>): FakeApi {
  const requests: string[] = [];
  const respond = (target: string, input: string) => {
    requests.push(target);
    const [best] = Object.keys(responses)
      .filter((prefix) => target.startsWith(prefix))
      .sort((a, b) => b.length - a.length);
    const response = best === undefined ? undefined : responses[best];
    const body =
      typeof response === 'function' ? response(input) : (response ?? new ApiError(404, { message: 'NOT_FOUND' }));
    return body instanceof ApiError ? Promise.reject(body) : (Promise.resolve(body) as Promise<never>);
  };
  return {
    requests,
    read: (address) => respond(address, address),
    call: (name, input) => respond(name, JSON.stringify(input)),
  };
}
