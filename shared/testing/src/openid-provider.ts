import { freePort } from './free-port.ts';
import { startWorkspaceProcess } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';

/** Settings shared by identity and the provider. */
export interface ProviderSettings {
  GOOGLE_ISSUER: string;
  GOOGLE_CLIENT_ID: string;
  GOOGLE_CLIENT_SECRET: string;
  [variable: string]: string;
}

/** The demo's OpenID provider as a process with its own address. */
export interface TestOpenIdProvider {
  settings: ProviderSettings;
  process: ServiceProcess;
}

export async function providerSettings(): Promise<ProviderSettings & { PORT: string }> {
  const port = await freePort();
  return {
    PORT: String(port),
    GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
    GOOGLE_CLIENT_ID: 'shop-of-the-tests',
    GOOGLE_CLIENT_SECRET: 'secret-of-the-tests-provider',
  };
}

/** Starts the provider. `shop` is the origin that it redirects back to. */
export async function startTestOpenIdProvider(shop: string): Promise<TestOpenIdProvider> {
  const { PORT, ...settings } = await providerSettings();
  const process = await startWorkspaceProcess('infra/openid-provider', {
    ...settings,
    PORT,
    PUBLIC_ORIGIN: shop,
    ENVIRONMENT: 'DEVELOPMENT',
    LOG_LEVEL: 'error',
  });
  return { settings, process };
}

/** Fields of the chooser's form. */
export type ProviderChoice = { person: string } | { cancel: 'yes' } | { email: string; name: string; verified?: 'yes' };

/** The cookies of one browser at one host. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(response: Pick<Response, 'headers'>): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const equals = pair.indexOf('=');
      const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

const redirects = new Set([302, 303, 307, 308]);

/**
 * Goes from `authorizationUrl` through the chooser like a browser, but does not follow the redirect to the shop. Returns the URL of that
 * redirect.
 */
export async function chooseAtProvider(authorizationUrl: string, choice: ProviderChoice): Promise<URL> {
  const { origin } = new URL(authorizationUrl);
  const jar = new CookieJar();
  const go = async (url: string, init: RequestInit = {}): Promise<{ url: string; response: Response }> => {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: jar.header, ...init.headers },
    });
    jar.keep(response);
    const location = response.headers.get('location');
    if (!redirects.has(response.status) || location === null) return { url, response };
    const next = new URL(location, url);
    return next.origin === origin ? go(next.href) : { url: next.href, response };
  };
  const chooser = await go(authorizationUrl);
  if (chooser.response.status !== 200) throw new Error(`the provider answered ${chooser.response.status}`);
  const body = new URLSearchParams(choice as Record<string, string>);
  const back = await go(chooser.url, { method: 'POST', body });
  if (new URL(back.url).origin === origin)
    throw new Error(`the provider answered ${back.response.status} to the choice`);
  return new URL(back.url);
}
