import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler, Response } from 'express';
import type { Trace } from './trace-context.ts';
import { startTrace } from './trace-context.ts';

const traces = new AsyncLocalStorage<Trace>();

/** The trace of the request in whose course this is called; undefined outside of any. */
export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

/** Runs `work` as a part of `trace`, e.g. the handling of one event. */
export function withTrace<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work);
}

export function traceOf(response: Response): Trace {
  return (response.locals as { trace: Trace }).trace;
}

/** Accepts or creates the request id and trace, answers with the id, and keeps both at hand for everything the request does. */
export function traceRequests(): RequestHandler {
  return (request, response, next) => {
    const trace = startTrace(request.get('traceparent'), request.get('x-request-id'));
    response.locals['trace'] = trace;
    response.setHeader('x-request-id', trace.requestId);
    traces.run(trace, next);
  };
}
