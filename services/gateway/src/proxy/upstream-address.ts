import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { Pool } from 'undici';
import { isHealthy, probeUntilHealthy } from './address-probe.ts';
import { UnreadResponses } from './unread-responses.ts';
import { isConnectionReset, isTimeout, isUnreachable } from './upstream-failure.ts';

/** Timeouts: to connect, from the end of the request to the response headers, and between two chunks of a body. */
export interface UpstreamTimeouts {
  connectMs: number;
  headersMs: number;
  bodyIdleMs: number;
}

export interface AddressOptions {
  timeouts: UpstreamTimeouts;
  /** Leaves a dead address out and probes it. Without another address, requests are the probe. */
  probed: boolean;
  /** Connections for requests; more for upstreams with slow ones. */
  connections?: number | undefined;
  logger: Logger;
}

const maxConnections = 128;
const maxStreamConnections = 64;

function openPool(origin: string, connections: number, { connectMs, headersMs, bodyIdleMs }: UpstreamTimeouts): Pool {
  return new Pool(origin, {
    connections,
    pipelining: 1,
    allowH2: false,
    connect: { timeout: connectMs },
    // Shorter than the services' keep-alive timeout, so that a connection is rarely reused just as it is closed.
    keepAliveTimeout: 30_000,
    headersTimeout: headersMs,
    bodyTimeout: bodyIdleMs,
  });
}

/** Requests beyond this queue length are rejected: they would only wait until they time out. */
const maxQueuedRequests = 1_024;

/** One server of an upstream: its keep-alive connections, the number of pending requests, and whether it is left out of the balancing. */
export class UpstreamAddress {
  readonly origin: string;
  readonly pool: Pool;
  /** Connections for streamed bodies: slow ones must not hold up other requests. */
  readonly streamPool: Pool;
  /** Unread responses of `pool`. */
  readonly unreadResponses: UnreadResponses;
  readonly #options: AddressOptions;
  readonly #closing = new AbortController();
  #pending = 0;
  #isLeftOut = false;
  /** A request timed out, and the process is being probed. */
  #isSuspected = false;
  /** The process accepts connections but does not respond to its health check either. */
  #hangs = false;

  constructor(url: string, options: AddressOptions) {
    this.origin = new URL(url).origin;
    this.#options = options;
    this.pool = openPool(this.origin, options.connections ?? maxConnections, options.timeouts);
    this.unreadResponses = new UnreadResponses(() => this.pool.stats.queued > 0);
    this.streamPool = openPool(this.origin, maxStreamConnections, options.timeouts);
  }

  /** Requests whose response is not complete. */
  get pending(): number {
    return this.#pending;
  }

  /** Left out: used only when no other address is left. */
  get isLeftOut(): boolean {
    return this.#isLeftOut;
  }

  /** Returns true if a request may be sent now. */
  accepts(): boolean {
    const { queued } = this.pool.stats;
    return queued + this.streamPool.stats.queued < maxQueuedRequests && !this.#hangs;
  }

  /** Counts the exchange as pending, and leaves the address out after a failed connection or when its process hangs. */
  async track<Result>(exchange: (address: UpstreamAddress) => Promise<Result>): Promise<Result> {
    this.#pending += 1;
    try {
      return await exchange(this);
    } catch (error) {
      this.#recordFailure(error);
      throw error;
    } finally {
      this.#pending -= 1;
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.pool.destroy(), this.streamPool.destroy()]);
  }

  #recordFailure(error: unknown): void {
    if (isUnreachable(error) || isConnectionReset(error)) this.#leaveOut(error);
    else if (isTimeout(error)) void this.#checkWhetherHangs();
  }

  /** Leaves the address out until a probe finds it ready. */
  #leaveOut(reason: unknown): void {
    const { probed, logger } = this.#options;
    if (!probed || this.#isLeftOut) return;
    this.#isLeftOut = true;
    logger.warn({ address: this.origin, err: reason }, 'address left out');
    void probeUntilHealthy(this.origin, 'ready', this.#closing.signal).then((ready) => {
      if (!ready) return;
      this.#isLeftOut = false;
      logger.info({ address: this.origin }, 'address is back');
    });
  }

  /** A slow request does not imply a hanging process: only one that does not respond to its health check either gets no requests until it does. */
  async #checkWhetherHangs(): Promise<void> {
    if (this.#isSuspected) return;
    this.#isSuspected = true;
    const { signal } = this.#closing;
    if (!(await isHealthy(this.origin, 'live', signal)) && !signal.aborted) {
      this.#hangs = true;
      this.#options.logger.warn({ address: this.origin }, 'address hangs');
      await probeUntilHealthy(this.origin, 'live', signal);
      this.#hangs = false;
      this.#options.logger.info({ address: this.origin }, 'address responds again');
    }
    this.#isSuspected = false;
  }
}
