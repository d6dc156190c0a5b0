import { createHash, randomBytes } from 'node:crypto';
import { chooseAtProvider, startTestOpenIdProvider } from '@gvg/testing/openid-provider';
import type { ProviderChoice, ProviderSettings, TestOpenIdProvider } from '@gvg/testing/openid-provider';
import { startWorkspaceProcess } from '@gvg/testing/service-process';

const shop = 'http://127.0.0.1:1';
const redirectUri = `${shop}/v1/auth/google/callback`;

let provider: TestOpenIdProvider;
let settings: ProviderSettings;

beforeAll(async () => {
  provider = await startTestOpenIdProvider(shop);
  ({ settings } = provider);
});
afterAll(() => provider.process.stop());

const verifier = randomBytes(32).toString('base64url');

function authorizationUrl(parameters: Record<string, string> = {}): string {
  const url = new URL('/auth', settings.GOOGLE_ISSUER);
  url.search = new URLSearchParams({
    client_id: settings.GOOGLE_CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  }).toString();
  return url.href;
}

async function exchange(
  code: string,
  codeVerifier = verifier,
): Promise<{ status: number; claims: Record<string, unknown> }> {
  const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret } = settings;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
    client_id,
    client_secret,
  });
  const response = await fetch(new URL('/token', settings.GOOGLE_ISSUER), { method: 'POST', body });
  const { id_token: token = '.' } = (await response.json()) as { id_token?: string };
  return {
    status: response.status,
    claims: JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as Record<
      string,
      unknown
    >,
  };
}

async function claimsOf(choice: ProviderChoice): Promise<Record<string, unknown>> {
  const back = await chooseAtProvider(authorizationUrl(), choice);
  expect(back.searchParams.get('state')).toBe('the-state');
  const { status, claims } = await exchange(back.searchParams.get('code')!);
  expect(status).toBe(200);
  return claims;
}

describe('the OpenID provider', () => {
  it('publishes its configuration', async () => {
    const discovery = (await (
      await fetch(new URL('/.well-known/openid-configuration', settings.GOOGLE_ISSUER))
    ).json()) as Record<string, unknown>;
    expect(discovery).toMatchObject({
      issuer: settings.GOOGLE_ISSUER,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('reports readiness for the launcher', async () => {
    expect((await fetch(new URL('/health/ready', settings.GOOGLE_ISSUER))).status).toBe(200);
  });

  it('returns the claims of a predefined person', async () => {
    expect(await claimsOf({ person: 'demo-linh' })).toMatchObject({
      sub: 'demo-linh',
      email: 'linh.tran@gmail.example',
      email_verified: true,
      name: 'Trần Mỹ Linh',
      picture: `${settings.GOOGLE_ISSUER}/pictures/demo-linh.svg`,
      nonce: 'the-nonce',
      iss: settings.GOOGLE_ISSUER,
      aud: settings.GOOGLE_CLIENT_ID,
    });
  });

  it('returns any entered address, verified or not, with the same account each time', async () => {
    const verified = await claimsOf({ email: 'an@shop.example', name: 'An', verified: 'yes' });
    const unverified = await claimsOf({ email: 'AN@shop.example', name: 'An Other' });
    expect(verified).toMatchObject({ email: 'an@shop.example', email_verified: true, name: 'An' });
    expect(unverified).toMatchObject({
      email: 'AN@shop.example',
      email_verified: false,
      name: 'An Other',
      sub: verified['sub'],
    });
  });

  it('asks only once if the shop requests a choice of account', async () => {
    const back = await chooseAtProvider(authorizationUrl({ prompt: 'select_account' }), { person: 'demo-anna' });
    expect((await exchange(back.searchParams.get('code')!)).claims).toMatchObject({ sub: 'demo-anna' });
  });

  it('sends a user who cancels back with an error', async () => {
    const back = await chooseAtProvider(authorizationUrl(), { cancel: 'yes' });
    expect(back.href.startsWith(redirectUri)).toBe(true);
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('accepts a code once and only with its verifier', async () => {
    const back = await chooseAtProvider(authorizationUrl(), { person: 'demo-huy' });
    expect(
      (await exchange(back.searchParams.get('code')!, 'another-verifier-of-at-least-forty-three-characters')).status,
    ).toBe(400);
    const second = (await chooseAtProvider(authorizationUrl(), { person: 'demo-huy' })).searchParams.get('code')!;
    expect((await exchange(second)).status).toBe(200);
    expect((await exchange(second)).status).toBe(400);
  });

  it.each([
    ['another redirect address', { redirect_uri: 'https://evil.example/' }],
    ['another client', { client_id: 'somebody' }],
  ])('shows a page for %s', async (_name, parameters) => {
    const response = await fetch(authorizationUrl(parameters), { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<h1>');
  });

  it('refuses a request without PKCE', async () => {
    const url = new URL(authorizationUrl());
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.headers.get('location')).toContain('error=invalid_request');
  });

  it('refuses to run in production', async () => {
    const environment = { ...settings, PUBLIC_ORIGIN: shop, ENVIRONMENT: 'PRODUCTION' };
    await expect(startWorkspaceProcess('infra/openid-provider', environment)).rejects.toThrow('exited with 1');
  });
});

describe('the account chooser', () => {
  async function openChooser(parameters: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const begun = await fetch(authorizationUrl(parameters), { redirect: 'manual' });
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const url = new URL(begun.headers.get('location')!, settings.GOOGLE_ISSUER);
    return { url, cookie, response: await fetch(url, { headers: { cookie, ...headers } }) };
  }

  it('uses the language requested by the shop, or else the browser’s', async () => {
    const heading = async (opened: ReturnType<typeof openChooser>) =>
      /<h1>([^<]*)/.exec(await (await opened).response.text())?.[1];
    expect(await heading(openChooser({ ui_locales: 'en' }, { 'accept-language': 'vi' }))).toBe('Choose a demo account');
    expect(await heading(openChooser({}, { 'accept-language': 'en-GB' }))).toBe('Choose a demo account');
    expect(await heading(openChooser())).toBe('Chọn tài khoản thử nghiệm');
  });

  it('runs no script and sends forms only to itself and the shop', async () => {
    const { response } = await openChooser();
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${shop}`);
    expect(policy).not.toContain('script-src');
    expect(await response.text()).not.toMatch(/<script|style=|\son\w+=/);
  });

  it('shows an invalid address again, escaped', async () => {
    const { url, cookie } = await openChooser({ ui_locales: 'en' });
    const body = new URLSearchParams({ email: '"><b>x', name: '' });
    const response = await fetch(url, { method: 'POST', headers: { cookie }, body, redirect: 'manual' });
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;x"');
  });

  it('cannot be used by a browser that did not start the sign-in', async () => {
    const { url } = await openChooser();
    expect((await fetch(url)).status).toBe(400);
    expect(
      (await fetch(url, { method: 'POST', body: new URLSearchParams({ person: 'demo-linh' }), redirect: 'manual' }))
        .status,
    ).toBe(400);
  });
});
