/** The request's own body is at fault, not an upstream. */
export abstract class BodyError extends Error {}

/** The body exceeded the limit of the endpoint. */
export class BodyTooLarge extends BodyError {}

/** The body did not arrive in time (rules/limits-of-a-connection.md). */
export class BodyTooSlow extends BodyError {}

/** The client closed its connection; no client is left to respond to. */
export class ClientDisconnected extends Error {
  constructor() {
    super('the client disconnected');
  }
}
