import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import type { Dispatcher } from 'undici';
import type { ClientOrigin } from './message-headers.ts';
import { clientHeaders, upstreamHeaders } from './message-headers.ts';
import { BodyTooLarge, hasBody, streamBody } from './request-body.ts';
import type { Upstream } from './upstream.ts';
import { assertAvailable, upstreamFailure, isConnectionReset } from './upstream-failure.ts';

export interface ForwardedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  upstream: Upstream;
  origin: ClientOrigin;
  trace: Trace;
  /** Bytes that the body may have. */
  bodyLimit: number;
  /** Told of the answer's status before the client sees it. */
  onStatus?(status: number): void;
}

/**
 * Sends the request on and its answer back, both as streams. Rejects with a Failure, or with BodyTooLarge; when the answer had begun by then,
 * only the end of the client's connection can tell that it is not whole.
 */
export async function forward(forwarded: ForwardedRequest): Promise<void> {
  const { request, upstream } = forwarded;
  assertAvailable(upstream);
  const retryable = !hasBody(request) && (request.method === 'GET' || request.method === 'HEAD');
  try {
    await exchange(forwarded);
  } catch (error) {
    if (retryable && isConnectionReset(error) && !forwarded.response.headersSent) await exchange(forwarded).catch(rethrowAsFailure(upstream));
    else rethrowAsFailure(upstream)(error);
  }
}

function rethrowAsFailure(upstream: Upstream): (error: unknown) => never {
  return (error) => {
    throw error instanceof BodyTooLarge ? error : upstreamFailure(upstream, error);
  };
}

function exchange(forwarded: ForwardedRequest): Promise<void> {
  const { request, upstream, origin, trace, bodyLimit } = forwarded;
  return new Promise((resolve, reject) => {
    const options: Dispatcher.DispatchOptions = {
      method: request.method as Dispatcher.HttpMethod,
      path: request.url as string,
      headers: upstreamHeaders(request, origin, trace),
      body: hasBody(request) ? streamBody(request, bodyLimit) : null,
    };
    upstream.pool.dispatch(options, new ResponseRelay(forwarded, resolve, reject));
  });
}

/** Hands the answer on part by part, as fast as the client takes it; a client that goes away ends the upstream's work too. */
class ResponseRelay implements Dispatcher.DispatchHandler {
  readonly #forwarding: ForwardedRequest;
  readonly #resolve: () => void;
  readonly #reject: (error: Error) => void;

  constructor(forwarded: ForwardedRequest, resolve: () => void, reject: (error: Error) => void) {
    this.#forwarding = forwarded;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    const { response } = this.#forwarding;
    const abortUpstream = () => {
      if (!response.writableFinished) controller.abort(new Error('the client went away'));
    };
    if (response.closed) abortUpstream();
    else response.once('close', abortUpstream);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // An interim answer is for the gateway's own connection.
    if (status < 200) return;
    const { response, upstream, trace, onStatus } = this.#forwarding;
    upstream.breaker.recordSuccess();
    onStatus?.(status);
    response.writeHead(status, clientHeaders(headers, trace));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { response } = this.#forwarding;
    if (response.write(chunk)) return;
    controller.pause();
    response.once('drain', () => {
      controller.resume();
    });
  }

  onResponseEnd(): void {
    this.#forwarding.response.end();
    this.#resolve();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error);
  }
}
