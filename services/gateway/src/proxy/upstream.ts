import { Pool } from 'undici';
import { Breaker } from './breaker.ts';

export interface Upstream {
  name: string;
  pool: Pool;
  breaker: Breaker;
  /** Requests that wait for a connection beyond this are refused: they would only wait for their own timeout. */
  waitingLimit: number;
  close(): Promise<void>;
}

/** Milliseconds: to connect, from the end of the request to the answer's head, between two parts of a body. */
export interface UpstreamTimeouts {
  connect: number;
  head: number;
  idle: number;
}

export const defaultTimeouts: UpstreamTimeouts = { connect: 2_000, head: 30_000, idle: 60_000 };

/** One server behind the gateway, over kept-alive connections. */
export function openUpstream(name: string, url: string, timeouts: UpstreamTimeouts = defaultTimeouts): Upstream {
  const pool = new Pool(new URL(url).origin, {
    connections: 128,
    pipelining: 1,
    allowH2: false,
    connect: { timeout: timeouts.connect },
    // Shorter than the services' own, so that a connection is rarely used just as it is closed.
    keepAliveTimeout: 30_000,
    headersTimeout: timeouts.head,
    bodyTimeout: timeouts.idle,
  });
  return { name, pool, breaker: new Breaker(), waitingLimit: 1_024, close: () => pool.destroy() };
}
