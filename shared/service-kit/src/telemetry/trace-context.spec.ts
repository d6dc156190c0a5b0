import { startTrace, startTraceOfClient, traceHeaders } from './trace-context.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

test('continues the caller’s trace with a new span', () => {
  const trace = startTrace(`00-${traceId}-${spanId}-00`, 'a-request-id');
  expect(trace).toMatchObject({ requestId: 'a-request-id', traceId, parentSpanId: spanId, flags: '00' });
  expect(trace.spanId).not.toBe(spanId);
  expect(traceHeaders(trace)).toEqual({
    'x-request-id': 'a-request-id',
    traceparent: `00-${traceId}-${trace.spanId}-00`,
  });
});

test.each([
  undefined,
  'nonsense',
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `ff-${traceId}-${spanId}-01`,
])('starts a new trace for %s', (traceparent) => {
  const trace = startTrace(traceparent, 'bad id\n');
  expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(trace.traceId).not.toBe(traceId);
  expect(trace.parentSpanId).toBeUndefined();
  expect(trace.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("starts a new request id for an external client and stores the client's id in addition", () => {
  const trace = startTraceOfClient('an-id-of-the-client');
  expect(trace.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(trace.clientRequestId).toBe('an-id-of-the-client');
  expect(traceHeaders(trace)['x-request-id']).toBe(trace.requestId);
});

test.each([undefined, 'short', 'bad id\n', 'x'.repeat(129)])("ignores the client's id %j", (requestId) => {
  expect(startTraceOfClient(requestId)).not.toHaveProperty('clientRequestId');
});

test('generates unique ids', () => {
  const ids = Array.from({ length: 5_000 }, () => startTrace(undefined, undefined)).flatMap(({ traceId, spanId }) => [
    traceId,
    spanId,
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});
