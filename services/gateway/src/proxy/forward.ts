import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import type { Dispatcher } from 'undici';
import type { Origin } from './message-headers.ts';
import { clientHeaders, upstreamHeaders } from './message-headers.ts';
import { BodyTooLarge, hasBody, streamBody } from './request-body.ts';
import type { Upstream } from './upstream.ts';
import { checkAdmission, upstreamFailure, wasDropped } from './upstream-failure.ts';

export interface Forwarding {
  request: IncomingMessage;
  response: ServerResponse;
  upstream: Upstream;
  origin: Origin;
  trace: Trace;
  /** Bytes that the body may have. */
  bodyLimit: number;
  /** Told of the answer's status before the client sees it. */
  answered?(status: number): void;
}

/**
 * Sends the request on and its answer back, both as streams. Rejects with a Failure, or with BodyTooLarge; when the answer had begun by then,
 * only the end of the client's connection can tell that it is not whole.
 */
export async function forward(forwarding: Forwarding): Promise<void> {
  const { request, upstream } = forwarding;
  checkAdmission(upstream);
  const repeatable = !hasBody(request) && (request.method === 'GET' || request.method === 'HEAD');
  try {
    await exchange(forwarding);
  } catch (error) {
    if (repeatable && wasDropped(error) && !forwarding.response.headersSent) await exchange(forwarding).catch(fail(upstream));
    else fail(upstream)(error);
  }
}

function fail(upstream: Upstream): (error: unknown) => never {
  return (error) => {
    throw error instanceof BodyTooLarge ? error : upstreamFailure(upstream, error);
  };
}

function exchange(forwarding: Forwarding): Promise<void> {
  const { request, upstream, origin, trace, bodyLimit } = forwarding;
  return new Promise((resolve, reject) => {
    const options: Dispatcher.DispatchOptions = {
      method: request.method as Dispatcher.HttpMethod,
      path: request.url as string,
      headers: upstreamHeaders(request, origin, trace),
      body: hasBody(request) ? streamBody(request, bodyLimit) : null,
    };
    upstream.pool.dispatch(options, new Relay(forwarding, resolve, reject));
  });
}

/** Hands the answer on part by part, as fast as the client takes it; a client that goes away ends the upstream's work too. */
class Relay implements Dispatcher.DispatchHandler {
  readonly #forwarding: Forwarding;
  readonly #resolve: () => void;
  readonly #reject: (error: Error) => void;

  constructor(forwarding: Forwarding, resolve: () => void, reject: (error: Error) => void) {
    this.#forwarding = forwarding;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    const { response } = this.#forwarding;
    const leave = () => {
      if (!response.writableFinished) controller.abort(new Error('the client went away'));
    };
    if (response.closed) leave();
    else response.once('close', leave);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // An interim answer is for the gateway's own connection.
    if (status < 200) return;
    const { response, upstream, trace, answered } = this.#forwarding;
    upstream.breaker.answered();
    answered?.(status);
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
