import { request } from 'undici';
import type { ResponseBodyOf, BodyFor, Endpoint, ParamsFor, QueryFor } from '@gvg/contracts/definitions/endpoint';
import type { ErrorBody } from '@gvg/contracts/errors';
import { isErrorCode } from '@gvg/contracts/errors';
import { fillPath } from '@gvg/contracts/definitions/fill-path';
import { ApiFailure } from './api-failure.ts';
import { secretHeader, serviceHeader } from './internal-secret.ts';
import { currentTrace } from './request-context.ts';
import { traceHeaders } from '../telemetry/trace-context.ts';

export interface InternalTarget {
  /** Origin of the target service's internal listener. */
  url: string;
  secret: string;
  /** Name of the calling service. */
  service: string;
  /** Timeout in milliseconds; default 5,000. */
  timeout?: number;
}

export interface CallInput<E extends Endpoint> {
  params?: ParamsFor<E>;
  query?: QueryFor<E>;
  body?: BodyFor<E>;
}

function addressOf(
  endpoint: Endpoint,
  origin: string,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): URL {
  const address = new URL(fillPath(endpoint.path, params), origin);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return address;
}

function apiFailureOf(status: number, text: string): ApiFailure {
  const body = parseJson(text) as Partial<ErrorBody> | undefined;
  if (status < 500 && isErrorCode(body?.message)) {
    return new ApiFailure(body.message, {
      status,
      current: body.current,
      ...(body.details === undefined ? {} : { details: body.details }),
    });
  }
  return new ApiFailure('SERVICE_UNAVAILABLE', { cause: body });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function send(
  endpoint: Endpoint,
  target: InternalTarget,
  input: CallInput<Endpoint>,
): Promise<{ status: number; text: string }> {
  const trace = currentTrace();
  const address = addressOf(
    endpoint,
    target.url,
    (input.params ?? {}) as Record<string, unknown>,
    (input.query ?? {}) as Record<string, unknown>,
  );
  try {
    // Not the global fetch, which took a tenth of cart's CPU time while orders were placed.
    const response = await request(address, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        [secretHeader]: target.secret,
        [serviceHeader]: target.service,
        ...(trace === undefined ? {} : traceHeaders(trace)),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      signal: AbortSignal.timeout(target.timeout ?? 5_000),
    });
    return { status: response.statusCode, text: await response.body.text() };
  } catch (error) {
    throw new ApiFailure((error as Error).name === 'TimeoutError' ? 'GATEWAY_TIMEOUT' : 'SERVICE_UNAVAILABLE', {
      cause: error,
    });
  }
}

/**
 * Calls another service and validates its response. Throws an ApiFailure with the code of the error response, SERVICE_UNAVAILABLE if the
 * service is unreachable or fails unexpectedly, GATEWAY_TIMEOUT if it times out.
 */
export async function callInternal<E extends Endpoint>(
  endpoint: E,
  target: InternalTarget,
  input: CallInput<E> = {},
): Promise<ResponseBodyOf<E>> {
  const { status, text } = await send(endpoint, target, input as CallInput<Endpoint>);
  if (status < 200 || status > 299) throw apiFailureOf(status, text);
  return endpoint.response.parse(status === 204 ? undefined : JSON.parse(text)) as ResponseBodyOf<E>;
}
