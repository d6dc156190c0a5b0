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
  /** Returns the bearer token of the signed-in user; of a call of the session itself the present one, without a refresh. */
  token?: (isSessionCall: boolean) => string | undefined | Promise<string | undefined>;
  /** Milliseconds; servers that render pages use a far shorter timeout than browsers. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** Called with every failed call, except those of the session itself. */
  onFailedCall?: FailedCallHook;
  /**
   * Whether an error code is known; any other becomes GENERAL_ERROR (specification §8). A page knows those that it has a text for: the list of the
   * contracts would be loaded twice. Default: every well-formed code.
   */
  isKnownCode?: (code: string) => boolean;
}

const isWellFormed = (code: string) => /^[A-Z]+(_[A-Z]+)*$/.test(code);

/** Decides about a failed call: `repeat` sends it once more. `token` is the one that it was sent with; the failure of a repeated call is final. */
export type FailedCallHook = (
  error: ApiError,
  sent: { token: string | undefined; isRepeat: boolean },
) => Promise<'repeat' | 'fail'>;

export interface CallOptions {
  signal?: AbortSignal;
  /** A call by which the session finds out about itself: it is sent with the present token, and its failure starts no refresh. */
  isSessionCall?: boolean;
  /** A call that proves who makes it by what it sends, or needs no proof: it is sent without a token, which might have expired. */
  isAnonymous?: boolean;
  /** What a call sends that takes a file, in place of a JSON body. */
  form?: FormData;
  /** The file that is the whole body of a call whose contract `consumes` one. */
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

/** JSON, nothing at all, or a file, which is complete once it is here. */
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
  // Absent, or the date of a proxy: not a number.
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
    // The type of a form names its boundary, which the browser makes.
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
