import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import { checkedConnector, dialByTcp, resolveByDns } from './checked-connector.ts';
import type { Dial, Resolve } from './checked-connector.ts';
import { OutsideFetchError } from './outside-fetch.error.ts';

export interface CheckedRequestDependencies {
  /** Default: the system's resolver. */
  resolve?: Resolve;
  /** Default: a TCP connection. */
  dial?: Dial;
}

/** Returns an http(s) URL on its default port without credentials. Throws REFUSED for anything else. */
export function allowedUrl(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new OutsideFetchError('REFUSED');
  const url = new URL(text, base);
  const isAllowed =
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.port === '' &&
    url.username === '' &&
    url.password === '';
  if (!isAllowed) throw new OutsideFetchError('REFUSED');
  return url;
}

function toOutsideFetchError(error: unknown, signal: AbortSignal): OutsideFetchError {
  if (error instanceof OutsideFetchError) return error;
  return new OutsideFetchError(signal.aborted ? 'TIMED_OUT' : 'UNREACHABLE', { cause: error });
}

/** Runs `work` with its own connections to public addresses only, within `timeoutMs`. Throws OutsideFetchError. */
export async function withCheckedConnections<Result>(
  { resolve = resolveByDns, dial = dialByTcp }: CheckedRequestDependencies,
  timeoutMs: number,
  work: (dispatcher: Dispatcher, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs);
  // One dispatcher per request, so that no connection of one person's link is reused for another.
  const dispatcher = new Agent({ connect: checkedConnector({ resolve, dial }), pipelining: 0 });
  const expired = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new OutsideFetchError('TIMED_OUT'));
    });
  });
  try {
    // The race also limits work that accepts no signal: resolving a name and opening a connection.
    return await Promise.race([work(dispatcher, signal), expired]);
  } catch (error) {
    throw toOutsideFetchError(error, signal);
  } finally {
    await dispatcher.destroy();
  }
}
