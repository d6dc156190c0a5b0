/** How an attempt to send a mail ended; errors contain no addresses. */
export type DeliveryOutcome =
  | { status: 'SENT' }
  | { status: 'WAITING'; error: string; retryAt: Date }
  /** Given up. */
  | { status: 'FAILED'; error: string }
  /** No longer to be sent. */
  | { status: 'DROPPED'; error: string; forgetUser: boolean };
