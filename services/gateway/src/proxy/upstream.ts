import { CircuitBreaker } from '@gvg/service-kit/circuit-breaker';
import { Pool } from 'undici';

export interface Upstream {
  name: string;
  pool: Pool;
  breaker: CircuitBreaker;
  /** Requests that wait for a connection beyond this are refused: they would only wait for their own timeout. */
  maxQueuedRequests: number;
  close(): Promise<void>;
}

/** Milliseconds: to connect, from the end of the request to the answer's head, between two parts of a body. */
export interface UpstreamTimeouts {
  connectMs: number;
  headersMs: number;
  bodyIdleMs: number;
}

export const defaultTimeouts: UpstreamTimeouts = { connectMs: 2_000, headersMs: 30_000, bodyIdleMs: 60_000 };

/** Only timeouts count as failures: a refused connection fails at once by itself, and its end must be noticed at once. */
const breakerOptions = { failureThreshold: 5, resetTimeoutMs: 2_000 };

/** One server behind the gateway, over kept-alive connections. */
export function openUpstream(name: string, url: string, timeouts: UpstreamTimeouts = defaultTimeouts): Upstream {
  const pool = new Pool(new URL(url).origin, {
    connections: 128,
    pipelining: 1,
    allowH2: false,
    connect: { timeout: timeouts.connectMs },
    // Shorter than the services' own, so that a connection is rarely used just as it is closed.
    keepAliveTimeout: 30_000,
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.bodyIdleMs,
  });
  return { name, pool, breaker: new CircuitBreaker(breakerOptions), maxQueuedRequests: 1_024, close: () => pool.destroy() };
}
