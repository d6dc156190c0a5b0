import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import type { Dispatcher } from 'undici';
import type { ClientOrigin } from './message-headers.ts';
import { clientHeaders, upstreamHeaders } from './message-headers.ts';
import { withFailover } from './failover.ts';
import { ClientDisconnected } from './body-error.ts';
import type { UpstreamAddress } from './upstream-address.ts';
import type { Upstream } from './upstream.ts';

/** A collected body, or one that is streamed from the client over separate connections; `open` is called for each address tried. */
export type ForwardedBody = { isStreamed: false; content: Buffer | null } | { isStreamed: true; open(): Readable };

export interface ForwardedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  upstream: Upstream;
  origin: ClientOrigin;
  trace: Trace;
  body: ForwardedBody;
  /** Address to try first. */
  preferred?: UpstreamAddress | undefined;
  /** Returns the gateway's own `Set-Cookie` for the response of this address. */
  cookieFor?(address: UpstreamAddress): string | undefined;
  /** Called with the response status before it is sent to the client. */
  onStatus?(status: number): void;
}

/**
 * Forwards the request to an address of the upstream and streams the response back. Rejects with an ApiFailure, a BodyError or
 * ClientDisconnected; if the response has already started, only closing the client's connection can signal that it is incomplete.
 */
export async function forward(forwarded: ForwardedRequest): Promise<void> {
  const { request, response, upstream, preferred } = forwarded;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  await withFailover(upstream, { isRepeatable: () => isRead && !response.headersSent, preferred }, (address) =>
    exchange(forwarded, address),
  );
}

/** Sends the request to one address and streams the response to the client with backpressure; aborted when the client disconnects. */
function exchange(
  { request, response, origin, trace, body, cookieFor, onStatus }: ForwardedRequest,
  address: UpstreamAddress,
): Promise<void> {
  const { unreadResponses } = address;
  const options: Dispatcher.DispatchOptions = {
    method: request.method as Dispatcher.HttpMethod,
    path: request.url as string,
    headers: upstreamHeaders(request, origin, trace),
    body: body.isStreamed ? body.open() : body.content,
  };
  return new Promise((resolve, reject) => {
    (body.isStreamed ? address.streamPool : address.pool).dispatch(options, {
      onRequestStart(controller) {
        const abortUpstream = () => {
          if (!response.writableFinished) controller.abort(new ClientDisconnected());
        };
        if (response.closed) abortUpstream();
        else response.once('close', abortUpstream);
      },
      onResponseStart(_controller, status, headers) {
        // Informational (1xx) responses concern only the gateway's own connection.
        if (status < 200) return;
        onStatus?.(status);
        const forwarded = clientHeaders(headers, trace);
        const cookie = cookieFor?.(address);
        if (cookie !== undefined) forwarded['set-cookie'] = [headers['set-cookie'] ?? [], cookie].flat();
        response.writeHead(status, forwarded);
      },
      onResponseData(controller, chunk) {
        if (response.write(chunk)) return;
        controller.pause();
        const end = () => void response.destroy();
        unreadResponses.add(end);
        const resume = () => {
          response.off('drain', resume).off('close', resume);
          unreadResponses.remove(end);
          controller.resume();
        };
        response.once('drain', resume).once('close', resume);
      },
      onResponseEnd() {
        response.end();
        resolve();
      },
      onResponseError: (_controller, error) => reject(error),
    });
  });
}
