import { randomFillSync, randomUUID } from 'node:crypto';

/** The request id and the W3C trace context of a request (https://www.w3.org/TR/trace-context/). */
export interface Trace {
  requestId: string;
  /** Id sent by an external client, only to find its request in the log. */
  clientRequestId?: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  flags: string;
}

const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const requestIdPattern = /^[\w-]{8,128}$/;
const allZeros = /^0+$/;

const isRequestId = (text: string) => requestIdPattern.test(text);

/** Random bytes are generated in batches, because generating them per request would dominate the cost of this module. */
const pool = Buffer.allocUnsafe(8 * 1024);
let poolOffset = pool.length;

function randomHex(bytes: number): string {
  if (poolOffset + bytes > pool.length) {
    randomFillSync(pool);
    poolOffset = 0;
  }
  poolOffset += bytes;
  return pool.toString('hex', poolOffset - bytes, poolOffset);
}

/** Continues the caller's trace and request id, or starts new ones if they are absent or malformed. */
export function startTrace(traceparent: string | undefined, requestId: string | undefined): Trace {
  const [, traceId, parentSpanId, flags] = traceparentPattern.exec(traceparent ?? '') ?? [];
  const continuesTrace =
    traceId !== undefined && parentSpanId !== undefined && !allZeros.test(traceId) && !allZeros.test(parentSpanId);
  return {
    requestId: requestId !== undefined && isRequestId(requestId) ? requestId : randomUUID(),
    traceId: continuesTrace ? traceId : randomHex(16),
    spanId: randomHex(8),
    parentSpanId: continuesTrace ? parentSpanId : undefined,
    flags: continuesTrace && flags !== undefined ? flags : '01',
  };
}

/** Starts a new trace with a new request id for an external client, whose ids could repeat those of another. */
export function startTraceOfClient(requestId: string | undefined): Trace {
  const trace = startTrace(undefined, undefined);
  return requestId !== undefined && isRequestId(requestId) ? { ...trace, clientRequestId: requestId } : trace;
}

/** Returns the headers that propagate this trace to the next process. */
export function traceHeaders(trace: Trace): { 'x-request-id': string; traceparent: string } {
  return { 'x-request-id': trace.requestId, traceparent: `00-${trace.traceId}-${trace.spanId}-${trace.flags}` };
}
