import type { CallName } from '@gvg/contracts/calls';
import type { NamedFile } from '@gvg/contracts/definitions/csv-file';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { Locale } from '@gvg/contracts/values/locale';
import { requestLine } from './address.ts';
import type { CallResponse, CallInput } from './address.ts';
import { ApiError } from './api-error.ts';

/** Specification §7: requests time out after half an hour. */
const defaultTimeoutMs = 1_800_000;

export interface ApiOptions {
  /** Empty in the browser (same origin), the gateway's URL on a server. */
  baseUrl: string;
  /** Language of localized texts in responses. */
  locale: Locale;
  /** Returns the bearer token of the signed-in user. For session calls it is the current one, without a refresh. */
  token?: (isSessionCall: boolean) => string | undefined | Promise<string | undefined>;
  /** Milliseconds. Servers that render pages use a far shorter timeout than browsers. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** Called with every failed call, except session calls. */
  onFailedCall?: FailedCallHook;
  /**
   * Returns whether an error code is known; others become GENERAL_ERROR (specification §8). A page knows the codes that it has texts for,
   * which avoids loading the contracts' list too. Default: every well-formed code.
   */
  isKnownCode?: (code: string) => boolean;
}

const isWellFormed = (code: string) => /^[A-Z]+(_[A-Z]+)*$/.test(code);

/**
 * Decides about a failed call: `repeat` sends it once more. `token` is the one that it was sent with. The failure of a repeated call is
 * final.
 */
export type FailedCallHook = (
  error: ApiError,
  sent: { token: string | undefined; isRepeat: boolean },
) => Promise<'repeat' | 'fail'>;

export interface CallOptions {
  signal?: AbortSignal;
  /** A call that checks or changes the session itself: sent with the current token, and its failure does not start a refresh. */
  isSessionCall?: boolean;
  /** A call that needs no token, or proves the caller's identity by its contents: sent without a token, which might have expired. */
  isAnonymous?: boolean;
  /** Form with a file, sent instead of a JSON body. */
  form?: FormData;
  /** File sent as the whole body, if the contract `consumes` one. */
  file?: Blob;
}

export interface Api {
  /** Makes a call by its endpoint's name. Throws ApiError, or an AbortError when `signal` is aborted. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>, options?: CallOptions): Promise<CallResponse<Name>>;
  /** Makes the GET call of an address. */
  read(address: string, options?: CallOptions): Promise<unknown>;
}

interface SentRequest {
  method: string;
  path: string;
  body?: string | FormData | Blob | undefined;
}

const attachment = /^attachment; filename="([^"]+)"$/;

/** Returns parsed JSON, nothing, or a completely downloaded file. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const name = attachment.exec(response.headers.get('content-disposition') ?? '')?.[1];
  if (name === undefined) return response.json();
  const content = await response.blob().catch((cause: unknown) => {
    throw new ApiError(0, {}, { cause });
  });
  return { name, content } satisfies NamedFile;
}

const toApiError = async (response: Response, isKnownCode: (code: string) => boolean) => {
  const body = ((await response.json().catch(() => undefined)) ?? {}) as Partial<ErrorBody>;
  const hasKnownCode = typeof body.message === 'string' && isKnownCode(body.message);
  // Missing, or a proxy's date, which is not a number.
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(response.status, hasKnownCode ? body : { ...body, message: 'GENERAL_ERROR' }, { retryAfter });
};

export function createApi({
  baseUrl,
  locale,
  token,
  timeoutMs = defaultTimeoutMs,
  headers: extraHeaders = {},
  onFailedCall,
  isKnownCode = isWellFormed,
}: ApiOptions): Api {
  async function sendOnce(
    { method, path, body }: SentRequest,
    bearer: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const headers: Record<string, string> = {
      accept: 'application/json, text/csv',
      'accept-language': locale,
      ...extraHeaders,
    };
    if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`;
    // The browser sets the type of a form, which contains its boundary.
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    if (body instanceof Blob) headers['content-type'] = 'application/octet-stream';
    const request: RequestInit = {
      method,
      headers,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      ...(body === undefined ? {} : { body }),
    };
    const response = await fetch(baseUrl + path, request).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ApiError(0, {}, { cause });
    });
    if (!response.ok) throw await toApiError(response, isKnownCode);
    return bodyOf(response);
  }
  async function send(request: SentRequest, options: CallOptions, isRepeat = false): Promise<unknown> {
    const { isAnonymous = false, isSessionCall = false, signal } = options;
    const bearer = isAnonymous ? undefined : await token?.(isSessionCall);
    try {
      return await sendOnce(request, bearer, signal);
    } catch (error) {
      if (onFailedCall === undefined || isSessionCall || isAnonymous || !(error instanceof ApiError)) throw error;
      const reaction = await onFailedCall(error, { token: bearer, isRepeat });
      if (reaction === 'fail' || isRepeat) throw error;
      return send(request, options, true);
    }
  }
  return {
    call(name, input, options = {}) {
      const { body: json } = input as { body?: unknown };
      const body = options.form ?? options.file ?? JSON.stringify(json);
      return send({ ...requestLine(name, input as object), body }, options) as Promise<never>;
    },
    read: (address, options = {}) => send({ method: 'GET', path: address }, options),
  };
}
