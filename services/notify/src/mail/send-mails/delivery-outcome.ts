/** Outcome of an attempt to send a mail; errors contain no addresses. */
export type DeliveryOutcome =
  | { status: 'SENT' }
  | { status: 'WAITING'; error: string; retryAt: Date }
  /** Given up. */
  | { status: 'FAILED'; error: string }
  /** Not to be sent any more. */
  | { status: 'DROPPED'; error: string; forgetUser: boolean };
