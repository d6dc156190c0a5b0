/** Why nothing was fetched: the URL or its address is not allowed, no connection, out of time, over the limit, no such page, a server that fails (5xx), a body in a form that is not read, or a redirect that the caller does not follow. */
export type OutsideFetchReason =
  | 'REFUSED'
  | 'UNREACHABLE'
  | 'TIMED_OUT'
  | 'TOO_LARGE'
  | 'NOT_FOUND'
  | 'SERVER_ERROR'
  | 'NOT_READABLE'
  | 'NOT_FOLLOWED';

/** An expected failure of a fetch from outside. The message never contains an address: the person who typed the link must not learn of our network. */
export class OutsideFetchError extends Error {
  readonly reason: OutsideFetchReason;

  constructor(reason: OutsideFetchReason, options?: ErrorOptions) {
    super(`outside fetch: ${reason}`, options);
    this.name = 'OutsideFetchError';
    this.reason = reason;
  }
}
