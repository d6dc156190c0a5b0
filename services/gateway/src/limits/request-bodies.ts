import type { IncomingMessage } from 'node:http';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { collectBody } from '../proxy/collect-body.ts';
import type { ForwardedBody } from '../proxy/forward.ts';
import { declaredLength, hasBody, streamBody } from '../proxy/request-body.ts';
import type { StreamPace } from '../proxy/request-body.ts';
import type { Route } from '../routing/route-table.ts';
import { BodyBudget } from './body-budget.ts';
import { bodyLimitOf, isUpload, tooLargeFailure } from './body-limit.ts';
import { UploadSlots } from './upload-slots.ts';

/** Time limits of bodies; the defaults are those of rules/limits-of-a-connection.md. */
export interface BodyTimes {
  collectMs: number;
  pace: StreamPace;
}

export interface RequestBodies {
  /** Throws INVALID_PAYLOAD for a read with a body, and 413 for a declared length over the route's limit. */
  check(request: IncomingMessage, route: Route): void;
  /**
   * Runs `send` with the body of the request: an upload is streamed in a slot of its address; any other body is complete before the call. An undefined
   * `address` is one of the site's own servers, which have no share.
   */
  withBody(
    request: IncomingMessage,
    route: Route,
    address: string | undefined,
    send: (body: ForwardedBody) => Promise<void>,
  ): Promise<void>;
}

const bodilessMethods = new Set(['GET', 'HEAD']);

export function createRequestBodies(times?: BodyTimes): RequestBodies {
  const budget = new BodyBudget();
  const uploadSlots = new UploadSlots();

  return {
    check(request, route) {
      if (!hasBody(request)) return;
      if (bodilessMethods.has(request.method as string))
        throw new ApiFailure('INVALID_PAYLOAD', { headers: { connection: 'close' } });
      if (declaredLength(request) > bodyLimitOf(route)) throw tooLargeFailure(route);
    },
    async withBody(request, route, address, send) {
      if (!hasBody(request)) return send({ isStreamed: false, content: null });
      const limit = bodyLimitOf(route);
      if (isUpload(route)) {
        const stream = () => send({ isStreamed: true, open: () => streamBody(request, { limit, pace: times?.pace }) });
        return address === undefined ? stream() : uploadSlots.run(address, stream);
      }
      const reservation = budget.open(address);
      try {
        return await send({
          isStreamed: false,
          content: await collectBody(request, { limit, timeoutMs: times?.collectMs, reserve: reservation.add }),
        });
      } finally {
        reservation.release();
      }
    },
  };
}
