/**
 * Reason of a failed fetch: the URL or its address is not allowed, no connection, timeout, too large, no such page, a failing server (5xx),
 * an unsupported body encoding, or a redirect that the caller does not follow.
 */
export type OutsideFetchReason =
  | 'REFUSED'
  | 'UNREACHABLE'
  | 'TIMED_OUT'
  | 'TOO_LARGE'
  | 'NOT_FOUND'
  | 'SERVER_ERROR'
  | 'NOT_READABLE'
  | 'NOT_FOLLOWED';

/**
 * An expected failure of a fetch from outside. The message never contains an address, because the person who typed the link must not learn
 * about the internal network.
 */
export class OutsideFetchError extends Error {
  readonly reason: OutsideFetchReason;

  constructor(reason: OutsideFetchReason, options?: ErrorOptions) {
    super(`outside fetch: ${reason}`, options);
    this.name = 'OutsideFetchError';
    this.reason = reason;
  }
}
