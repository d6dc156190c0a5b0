import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LimitClass } from '@gvg/contracts/definitions/endpoint';

export interface SiteCall {
  request: IncomingMessage;
  /** The request came through the internal listener. */
  internal: boolean;
}

export interface SiteHandler {
  respond(response: ServerResponse, call: SiteCall): Promise<void>;
  /** Limit on the public listener; probes of load balancers are not limited. */
  limit?: LimitClass;
}
