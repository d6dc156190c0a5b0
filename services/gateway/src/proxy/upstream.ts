import { Pool } from 'undici';
import { CircuitBreaker } from './circuit-breaker.ts';

export interface Upstream {
  name: string;
  pool: Pool;
  breaker: CircuitBreaker;
  /** Requests beyond this queue length are rejected: they would only wait until they time out. */
  maxQueuedRequests: number;
  close(): Promise<void>;
}

/** Timeouts: to connect, from the end of the request to the response headers, between two chunks of a body. */
export interface UpstreamTimeouts {
  connectMs: number;
  headersMs: number;
  bodyIdleMs: number;
}

export const defaultTimeouts: UpstreamTimeouts = { connectMs: 2_000, headersMs: 30_000, bodyIdleMs: 60_000 };

/** Opens a keep-alive connection pool to one upstream server. */
export function openUpstream(name: string, url: string, timeouts: UpstreamTimeouts = defaultTimeouts): Upstream {
  const pool = new Pool(new URL(url).origin, {
    connections: 128,
    pipelining: 1,
    allowH2: false,
    connect: { timeout: timeouts.connectMs },
    // Shorter than the services' keep-alive timeout, so that a connection is rarely reused just as it is closed.
    keepAliveTimeout: 30_000,
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.bodyIdleMs,
  });
  return { name, pool, breaker: new CircuitBreaker(), maxQueuedRequests: 1_024, close: () => pool.destroy() };
}
