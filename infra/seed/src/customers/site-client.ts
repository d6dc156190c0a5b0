import type { BodyFor, Endpoint, ParamsFor, QueryFor, ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { ErrorBody } from '@gvg/contracts/errors';
import { fillPath } from '@gvg/contracts/definitions/fill-path';

export interface Call<E extends Endpoint> {
  /** Access token of the caller. */
  token?: string;
  /** Cookie of a calling guest. */
  cookie?: string;
  params?: ParamsFor<E>;
  query?: QueryFor<E>;
  /** Sent as JSON, except for a form. */
  body?: BodyFor<E> | FormData;
}

/** User agent of a browser, because crawlers get no guest session. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** An error response. `code` is its message. */
export class CallError extends Error {
  readonly code: string;

  constructor(endpoint: Endpoint, { statusCode, message, details }: Partial<ErrorBody>) {
    super(
      `${endpoint.method} ${endpoint.path}: ${statusCode ?? ''} ${message ?? 'no error body'} ${JSON.stringify(details ?? [])}`,
    );
    this.code = message ?? '';
  }
}

/** Calls the site's public API. */
export type CallSite = <E extends Endpoint>(endpoint: E, call?: Call<E>) => Promise<ResponseBodyOf<E>>;

export function siteClient(apiUrl: string): CallSite {
  return async (endpoint, { token, cookie, params, query, body } = {}) => {
    const address = new URL(fillPath(endpoint.path, params ?? {}), apiUrl);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value));
    const response = await fetch(address, {
      method: endpoint.method,
      headers: {
        'user-agent': browser,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new CallError(endpoint, (await response.json().catch(() => ({}))) as Partial<ErrorBody>);
    return (response.status === 204 ? undefined : endpoint.response.parse(await response.json())) as ResponseBodyOf<
      typeof endpoint
    >;
  };
}
