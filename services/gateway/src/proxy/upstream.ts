import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { UpstreamTimeouts } from './upstream-address.ts';
import { UpstreamAddress } from './upstream-address.ts';

export interface UpstreamOptions {
  name: string;
  /** Base URLs of its servers; without any, its requests fail with SERVICE_UNAVAILABLE. */
  addresses: readonly string[];
  logger: Logger;
  timeouts?: UpstreamTimeouts;
  /** Connections to each server for requests; the default suits requests of milliseconds. */
  connections?: number | undefined;
}

const defaultTimeouts: UpstreamTimeouts = { connectMs: 2_000, headersMs: 30_000, bodyIdleMs: 60_000 };

/** A service, a remote's server or the shell's server: one or more equal addresses that share its requests. */
export class Upstream {
  readonly name: string;
  readonly addresses: readonly UpstreamAddress[];
  #turn = 0;

  constructor({ name, addresses, logger, timeouts = defaultTimeouts, connections }: UpstreamOptions) {
    this.name = name;
    this.addresses = addresses.map(
      (url) =>
        new UpstreamAddress(url, {
          timeouts,
          connections,
          probed: addresses.length > 1,
          logger: logger.child({ upstream: name }),
        }),
    );
  }

  /**
   * Selects the address with the fewest pending requests, in turn among equals; one that is left out only if there is no other. Undefined if all addresses are
   * excluded, or accept no requests.
   */
  select(excluded: ReadonlySet<UpstreamAddress>): UpstreamAddress | undefined {
    const { length } = this.addresses;
    this.#turn = (this.#turn + 1) % Math.max(length, 1);
    const inTurn = [...this.addresses.slice(this.#turn), ...this.addresses.slice(0, this.#turn)];
    return inTurn
      .filter((address) => !excluded.has(address))
      .toSorted((one, other) => Number(one.isLeftOut) - Number(other.isLeftOut) || one.pending - other.pending)
      .find((address) => address.accepts());
  }

  async close(): Promise<void> {
    await Promise.all(this.addresses.map((address) => address.close()));
  }
}
