/** The browser's own place for what went wrong unseen: consoles, and whatever collects `error` events. */
export function reportFailure(error: unknown): void {
  reportError(error);
}
