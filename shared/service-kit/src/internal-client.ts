import type { ResponseBodyOf, BodyFor, Endpoint, ParamsFor, QueryFor } from '@gvg/contracts/endpoint';
import type { ErrorBody } from '@gvg/contracts/errors';
import { isErrorCode } from '@gvg/contracts/errors';
import { ApiFailure } from './api-failure.ts';
import { secretHeader, serviceHeader } from './internal-secret.ts';
import { currentTrace } from './request-context.ts';
import { traceHeaders } from './trace-context.ts';

export interface InternalTarget {
  /** Origin of the other service's internal listener. */
  url: string;
  secret: string;
  /** Who calls. */
  service: string;
  /** Milliseconds after which the call is given up; 5,000 unless said otherwise. */
  timeout?: number;
}

export interface CallInput<E extends Endpoint> {
  params?: ParamsFor<E>;
  query?: QueryFor<E>;
  body?: BodyFor<E>;
}

function addressOf(endpoint: Endpoint, origin: string, params: Record<string, unknown>, query: Record<string, unknown>): URL {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const address = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, String(value));
  return address;
}

async function apiFailureOf(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
  if (response.status < 500 && isErrorCode(body?.message)) {
    return new ApiFailure(body.message, { status: response.status, current: body.current, ...(body.details === undefined ? {} : { details: body.details }) });
  }
  return new ApiFailure('SERVICE_UNAVAILABLE', { cause: body });
}

/**
 * Calls another service of ours and checks its answer. Throws the other's Failure with its code, SERVICE_UNAVAILABLE when it is out of reach
 * or broken, GATEWAY_TIMEOUT when it is too slow.
 */
export async function callInternal<E extends Endpoint>(endpoint: E, target: InternalTarget, input: CallInput<E> = {}): Promise<ResponseBodyOf<E>> {
  const trace = currentTrace();
  const address = addressOf(endpoint, target.url, (input.params ?? {}) as Record<string, unknown>, (input.query ?? {}) as Record<string, unknown>);
  let response: Response;
  try {
    response = await fetch(address, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        [secretHeader]: target.secret,
        [serviceHeader]: target.service,
        ...(trace === undefined ? {} : traceHeaders(trace)),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(target.timeout ?? 5_000),
    });
  } catch (error) {
    throw new ApiFailure((error as Error).name === 'TimeoutError' ? 'GATEWAY_TIMEOUT' : 'SERVICE_UNAVAILABLE', { cause: error });
  }
  if (!response.ok) throw await apiFailureOf(response);
  return endpoint.response.parse(response.status === 204 ? undefined : await response.json()) as ResponseBodyOf<E>;
}
