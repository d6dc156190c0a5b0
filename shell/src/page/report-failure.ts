/** Reports an error to the browser's global handler: the console and listeners of `error` events. */
export function reportFailure(error: unknown): void {
  reportError(error);
}
