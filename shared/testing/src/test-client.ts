import type { Role } from '@gvg/contracts/definitions/caller';
import type { TestKeys } from './token-keys.ts';

/** The caller of a test request. */
export type TestCaller = 'none' | 'guest' | Role;
export const testCallers = ['none', 'guest', 'USER', 'ADMIN', 'SYSTEM_ADMIN'] as const satisfies readonly TestCaller[];

export interface TestRequest {
  as?: TestCaller;
  query?: Record<string, unknown>;
  /** Sent as JSON, except FormData and files. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestResponse<Body = unknown> {
  status: number;
  headers: Headers;
  /** The parsed JSON body; undefined for other content types. */
  body: Body;
  text: string;
}

type Send = <Body = Record<string, unknown>>(path: string, request?: TestRequest) => Promise<TestResponse<Body>>;

export type TestClient = Record<'get' | 'post' | 'put' | 'patch' | 'delete', Send>;

/** Merges headers. The second one of a name wins, but cookies of both are sent. */
function mergeHeaders(first: Record<string, string>, second: Record<string, string> = {}): Record<string, string> {
  const cookies = [first['cookie'], second['cookie']].filter((cookie) => cookie !== undefined);
  return { ...first, ...second, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
}

async function callerHeaders(caller: TestCaller, keys: TestKeys): Promise<Record<string, string>> {
  if (caller === 'none') return {};
  if (caller === 'guest') return { cookie: await keys.guestCookie() };
  return { authorization: `Bearer ${await keys.mint({ roles: [caller] })}` };
}

function withQuery(path: string, query: Record<string, unknown> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

function payload(body: unknown): { body?: string | FormData | Blob; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData || body instanceof Blob) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/**
 * Creates an HTTP client for tests. It authenticates as any caller (`as`), requests English by default, and returns status and body of
 * every response.
 */
export function createTestClient(
  origin: () => string,
  { keys, headers: always = {} }: { keys: TestKeys; headers?: Record<string, string> },
): TestClient {
  const send =
    (method: string): Send =>
    async <Body>(path: string, { as = 'none', query, body, headers }: TestRequest = {}) => {
      const content = payload(body);
      const response = await fetch(`${origin()}${withQuery(path, query)}`, {
        method,
        redirect: 'manual',
        headers: {
          'accept-language': 'en',
          ...always,
          ...content.headers,
          ...mergeHeaders(await callerHeaders(as, keys), headers),
        },
        ...(content.body === undefined ? {} : { body: content.body }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json') === true;
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: (json ? JSON.parse(text) : undefined) as Body,
      };
    };
  return { get: send('GET'), post: send('POST'), put: send('PUT'), patch: send('PATCH'), delete: send('DELETE') };
}
