import { ApiError } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';

/** An answer, or what makes one of the address; an ApiError is thrown. */
export type Answer = object | ((address: string) => object);

export interface FakeApi extends Api {
  /** Addresses that were read, and names of calls that were made, in order. */
  asked: string[];
}

/** Answers by the beginning of an address, the longest that fits; calls by their name. What nobody foresaw is NOT_FOUND. */
export function fakeApi(answers: Record<string, Answer>): FakeApi {
  const asked: string[] = [];
  const answer = (wanted: string, input: string) => {
    asked.push(wanted);
    const [best] = Object.keys(answers)
      .filter((beginning) => wanted.startsWith(beginning))
      .sort((a, b) => b.length - a.length);
    const found = best === undefined ? undefined : answers[best];
    const made = typeof found === 'function' ? found(input) : (found ?? new ApiError(404, { message: 'NOT_FOUND' }));
    return made instanceof ApiError ? Promise.reject(made) : (Promise.resolve(made) as Promise<never>);
  };
  return { asked, read: (address) => answer(address, address), call: (name, input) => answer(name, JSON.stringify(input)) };
}
