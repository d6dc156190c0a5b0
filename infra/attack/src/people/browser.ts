import { randomInt } from 'node:crypto';
import { noteSecrets } from './known-secrets.ts';
import { requestFrom } from '../traffic/request-from.ts';

export interface Answer<Body> {
  status: number;
  /** Code of an error response. */
  code: string | undefined;
  body: Body;
  /** Target of a redirect. */
  location: string | undefined;
}

export interface CallOptions {
  body?: unknown;
  /** Default: the browser's token. Null sends none. */
  token?: string | null;
  headers?: Record<string, string>;
}

/** A user's browser: an address, cookies, and the token of the signed-in user. */
export interface Browser {
  from: string;
  cookies: Map<string, string>;
  accessToken: string | undefined;
  call<Body = Record<string, unknown>>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
}

/** Returns one of the sixteen million loopback addresses, so that limits per address apply to one browser only. */
export const anyLoopbackAddress = (): string => `127.${randomInt(16, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

function keepCookies(cookies: Map<string, string>, received: readonly string[]): void {
  for (const cookie of received) {
    const [pair = ''] = cookie.split(';');
    const [name = '', ...value] = pair.split('=');
    if (value.join('=') === '') cookies.delete(name);
    else cookies.set(name, value.join('='));
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** Opens a new browser for the site or one of its processes. `from` is the address it connects from, by default an unused one. */
export function openBrowser(origin: URL, from = anyLoopbackAddress()): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    from,
    cookies,
    accessToken: undefined,
    async call<Body>(
      method: string,
      path: string,
      { body, token = browser.accessToken, headers = {} }: CallOptions = {},
    ) {
      noteSecrets(body);
      const received = await requestFrom(from, new URL(path, origin), {
        method,
        headers: {
          'user-agent': userAgent,
          ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(token !== undefined && token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      keepCookies(cookies, received.headers['set-cookie'] ?? []);
      const answer = parse(received.text) as Body & { message?: string };
      noteSecrets(answer);
      return {
        status: received.status,
        code: received.status >= 400 ? answer.message : undefined,
        body: answer,
        location: received.headers.location,
      };
    },
  };
  return browser;
}
