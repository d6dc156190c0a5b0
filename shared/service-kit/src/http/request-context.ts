import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler, Response } from 'express';
import type { Trace } from '../telemetry/trace-context.ts';
import { startTrace } from '../telemetry/trace-context.ts';

const traces = new AsyncLocalStorage<Trace>();

/** Returns the trace of the current request, undefined outside a request. */
export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

/** Runs `work` in the context of `trace`, such as the handling of an event. */
export function withTrace<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work);
}

export function traceOf(response: Response): Trace {
  return (response.locals as { trace: Trace }).trace;
}

/**
 * Accepts or creates the request id and trace, sets the `x-request-id` response header, and stores both for the duration of the request.
 */
export function traceRequests(): RequestHandler {
  return (request, response, next) => {
    const trace = startTrace(request.get('traceparent'), request.get('x-request-id'));
    response.locals['trace'] = trace;
    response.setHeader('x-request-id', trace.requestId);
    traces.run(trace, next);
  };
}
