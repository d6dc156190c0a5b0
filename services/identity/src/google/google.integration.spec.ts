import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import { CookieJar, chooseAtProvider, startTestOpenIdProvider } from '@gvg/testing/openid-provider';
import type { ProviderChoice, TestOpenIdProvider } from '@gvg/testing/openid-provider';
import { Types } from 'mongoose';
import { TOTP } from 'otpauth';
import { latestCode, newPerson, publicOrigin, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { callsOf, signedInPerson } from '../testing/people.ts';
import { displayNameKeysOf } from '../user/display-name/display-name-keys.ts';
import { beginCookie } from './begun-sign-in.ts';
import { googleCodeModel } from './google-code.model.ts';

let provider: TestOpenIdProvider;
let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  provider = await startTestOpenIdProvider(publicOrigin);
  identity = await startIdentityHarness('google', provider.settings);
  calls = signInCalls(identity);
});
afterAll(async () => {
  await identity.close();
  await provider.process.stop();
});

const failure = (status: number, message: string) => ({ status, body: { message } });
const newEmail = () => `${randomBytes(6).toString('hex')}@gmail.example`;
const verified = (email: string, name = 'Anna Google'): ProviderChoice => ({ email, name, verified: 'yes' });

/** Requests a URL like a browser's navigation. */
const visit = (origin: string, path: string) =>
  fetch(`${origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html,*/*' } });

/** A browser that calls identity directly, with the site's cookies. */
class TestBrowser {
  readonly jar = new CookieJar();

  async get(path: string): Promise<Response> {
    const response = await fetch(`${identity.url}${path}`, {
      redirect: 'manual',
      headers: { cookie: this.jar.header },
    });
    this.jar.keep(response);
    return response;
  }

  /** Starts, chooses at the provider, and follows the redirects; returns the final URL. */
  async goThrough(choice: ProviderChoice, redirect = '/user/profile', { confirm = false } = {}): Promise<URL> {
    const begun = await this.get(
      `/v1/auth/google?redirect=${encodeURIComponent(redirect)}${confirm ? '&confirm=true' : ''}`,
    );
    const callback = await chooseAtProvider(begun.headers.get('location')!, choice);
    return this.follow(callback);
  }

  async follow(callback: URL): Promise<URL> {
    expect(callback.origin).toBe(publicOrigin);
    const ended = await this.get(`${callback.pathname}${callback.search}`);
    expect(ended.status).toBe(302);
    return new URL(ended.headers.get('location')!, publicOrigin);
  }

  async exchange(authCode: string) {
    const response = await identity.client.post<AuthResult & ErrorBody>('/v1/auth/auth-code', {
      body: { authCode },
      headers: { cookie: this.jar.header },
    });
    this.jar.keep(response);
    return response;
  }

  async signIn(choice: ProviderChoice, options = {}) {
    const { hash } = await this.goThrough(choice, '/', options);
    return this.exchange(codeOf(hash));
  }
}

const codeOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('authCode') ?? '';

describe('listSignInMethods', () => {
  it('returns whether a provider is configured', async () => {
    expect((await identity.client.get('/v1/auth/methods')).body).toEqual({ google: true });
    const without = await startIdentityHarness('no-google');
    expect((await without.client.get('/v1/auth/methods')).body).toEqual({ google: false });
    for (const path of ['/v1/auth/google', '/v1/auth/google/callback']) {
      expect(await without.client.get(path)).toMatchObject(failure(404, 'NOT_FOUND'));
      const visited = await visit(without.url, `${path}?redirect=%2Fen%2Fsearch`);
      expect([visited.status, visited.headers.get('location')]).toEqual([302, '/en/search#error=NOT_FOUND']);
    }
    await without.close();
  });
});

describe('signing in with Google', () => {
  it('registers a new person with a verified address, and returns to the page', async () => {
    const browser = new TestBrowser();
    const email = newEmail();
    const landed = await browser.goThrough(verified(email, 'Anna Google New'), '/en/user/profile?tab=2#x');
    expect(landed.pathname + landed.search).toBe('/en/user/profile?tab=2');
    const { status, body } = await browser.exchange(codeOf(landed.hash));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      email,
      emailVerified: true,
      provider: 'GOOGLE',
      hasPassword: false,
      displayName: 'Anna Google New',
      roles: ['USER'],
    });
    expect((await calls.getMe(body)).status).toBe(200);
    expect(await identity.models.mails.countDocuments({ user: body.user._id, template: 'WELCOME' })).toBe(1);
  });

  it('finds the account again even after its address has changed, and chooses another name if one is taken', async () => {
    const email = newEmail();
    const first = await new TestBrowser().signIn(verified(email, 'Same Name'));
    await identity.models.users.updateOne(
      { _id: first.body.user._id },
      { email: `moved-${email}`, emailKey: `moved-${email}` },
    );
    expect((await new TestBrowser().signIn(verified(email, 'Same Name'))).body.user._id).toBe(first.body.user._id);
    const other = await new TestBrowser().signIn(verified(newEmail(), 'Same Name'));
    expect(other.body.user.displayName).toMatch(/^Same Name \d{4}$/);
  });

  it('finds a free name when all four-digit numbers are taken, and cuts no character in half', async () => {
    const { users } = identity.models;
    const name = 'Popular Name';
    const { _id: _, ...fields } = (await users
      .findById((await new TestBrowser().signIn(verified(newEmail(), name))).body.user._id)
      .lean())!;
    const takenKeys = Array.from({ length: 9_000 }, (_, index) => displayNameKeysOf(`${name} ${index + 1_000}`)).flat();
    await users.collection.insertOne({
      ...fields,
      _id: new Types.ObjectId(),
      emailKey: newEmail(),
      displayNameKeys: takenKeys,
    });
    expect((await new TestBrowser().signIn(verified(newEmail(), name))).body.user.displayName).toMatch(
      /^Popular Name \d{6}$/,
    );

    const long = `a${'😀'.repeat(29)}`;
    await new TestBrowser().signIn(verified(newEmail(), long));
    const { status, body } = await new TestBrowser().signIn(verified(newEmail(), long));
    expect([status, body.user.displayName.isWellFormed()]).toEqual([200, true]);
    expect(body.user.displayName).toMatch(/^a😀+ \d{4}$/u);
  }, 30_000);

  it('links an account with a verified address, and keeps its password and sessions', async () => {
    const person = await signedInPerson(identity);
    const { status, body } = await new TestBrowser().signIn(verified(person.email));
    expect([status, body.user._id, body.user.hasPassword, body.user.provider]).toEqual([
      200,
      person.id,
      true,
      'DEFAULT',
    ]);
    expect((await calls.getMe(person)).status).toBe(200);
    expect((await calls.signIn({ email: person.email, password: person.password })).status).toBe(200);
  });

  it('takes over an account with an unverified address, and ends its password, sessions and links', async () => {
    const squatter = await signedInPerson(identity, { emailVerified: false });
    await squatter.put('/v1/users/verify-email');
    const { status, body } = await new TestBrowser().signIn(verified(squatter.email.toUpperCase()));
    expect([status, body.user._id, body.user.hasPassword, body.user.emailVerified]).toEqual([
      200,
      squatter.id,
      false,
      true,
    ]);
    expect(await calls.getMe(squatter)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
    expect(await calls.refresh(squatter.refreshToken)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
    expect(await calls.signIn({ email: squatter.email, password: squatter.password })).toMatchObject(
      failure(401, 'INCORRECT_PASSWORD'),
    );
    expect(await identity.models.authCodes.countDocuments({ user: squatter.id })).toBe(0);
    expect((await calls.getMe(body)).status).toBe(200);
  });

  it("takes it over even after a program has opened and used the mail's link, which works without a password", async () => {
    const squatter = newPerson({ email: newEmail() });
    const { body: session } = await calls.signUp(squatter);
    const authCode = await latestCode(identity, session.user._id, 'WELCOME');
    await identity.client.post('/v1/users/verify/look', { body: { authCode } });
    await identity.client.put('/v1/users/verify', { body: { authCode } });
    const { status, body } = await new TestBrowser().signIn(verified(squatter.email));
    expect([status, body.user._id, body.user.hasPassword]).toEqual([200, session.user._id, false]);
    expect(await calls.getMe(session)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
    expect(await calls.refresh(session.refreshToken)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
    expect(await calls.signIn({ email: squatter.email, password: squatter.password })).toMatchObject(
      failure(401, 'INCORRECT_PASSWORD'),
    );
    expect(
      await identity.client.put('/v1/users/verify', { body: { authCode, password: squatter.password } }),
    ).toMatchObject(failure(401, 'INVALID_TOKEN'));
  });

  it('rejects an address that the provider has not verified, and does not change its account', async () => {
    const person = await signedInPerson(identity);
    const landed = await new TestBrowser().goThrough({ email: person.email, name: 'Anna' }, '/en/');
    expect(landed.pathname + landed.hash).toBe('/en/#error=EMAIL_NOT_VERIFIED');
    expect((await calls.getMe(person)).status).toBe(200);
  });

  it('returns from a cancelled sign-in with an error', async () => {
    const landed = await new TestBrowser().goThrough({ cancel: 'yes' }, '/en/search?keyword=tea');
    expect(landed.pathname + landed.search + landed.hash).toBe('/en/search?keyword=tea#error=ACTION_NOT_ALLOWED');
  });

  it('does not bypass the second factor, a block, or a closed account', async () => {
    const email = newEmail();
    const { body } = await new TestBrowser().signIn(verified(email), { confirm: true });
    const person = callsOf(identity, body, { email, password: '' });
    const { body: begun } = await person.post<{ secret: string }>('/v1/users/me/second-factor');
    await person.put('/v1/users/me/second-factor', { code: new TOTP({ secret: begun.secret }).generate() });
    const asked = await new TestBrowser().signIn(verified(email));
    expect(asked).toMatchObject(failure(401, 'SECOND_FACTOR_REQUIRED'));
    expect(asked.body).not.toHaveProperty('accessToken');
    await identity.models.users.updateOne({ _id: body.user._id }, { isBlocked: true });
    expect(await new TestBrowser().signIn(verified(email))).toMatchObject(failure(403, 'USER_WAS_BLOCKED'));
    await identity.models.users.updateOne({ _id: body.user._id }, { isBlocked: false });
    expect((await person.delete('/v1/users/me')).status).toBe(204);
    const anew = await new TestBrowser().signIn(verified(email));
    expect(anew.status).toBe(200);
    expect(anew.body.user._id).not.toBe(body.user._id);
  });
});

describe('confirming the identity with Google', () => {
  const path = '/v1/users/me/second-factor';

  it('accepts only a new authentication at the provider', async () => {
    const browser = new TestBrowser();
    const email = newEmail();
    const { body: first } = await browser.signIn(verified(email));
    expect(await callsOf(identity, first, { email, password: '' }).post(path)).toMatchObject(
      failure(403, 'CONFIRMATION_REQUIRED'),
    );
    const begun = await browser.get('/v1/auth/google?redirect=%2F&confirm=true');
    expect(new URL(begun.headers.get('location')!).searchParams.get('max_age')).toBe('0');
    const { status, body: second } = await browser.exchange(
      codeOf((await browser.follow(await chooseAtProvider(begun.headers.get('location')!, verified(email)))).hash),
    );
    expect(status).toBe(200);
    expect((await callsOf(identity, second, { email, password: '' }).post(path)).status).toBe(200);
    expect((await calls.getMe(first)).status).toBe(401);
  });

  it('rejects an authentication from before the request, or with an unknown time', async () => {
    const email = newEmail();
    identity.advance(5 * 60 * 1000);
    const old = await new TestBrowser().goThrough(verified(email), '/en/', { confirm: true });
    identity.resetClock();
    expect(old.pathname + old.hash).toBe('/en/#error=CONFIRMATION_REQUIRED');

    const browser = new TestBrowser();
    const begun = await browser.get('/v1/auth/google?redirect=%2F&confirm=true');
    const unasked = new URL(begun.headers.get('location')!);
    unasked.searchParams.delete('max_age');
    const landed = await browser.follow(await chooseAtProvider(unasked.href, verified(email)));
    expect(landed.hash).toBe('#error=CONFIRMATION_REQUIRED');
  });
});

describe('the one-time code', () => {
  it('works once, within a minute, in the browser that started', async () => {
    const browser = new TestBrowser();
    const code = codeOf((await browser.goThrough(verified(newEmail()))).hash);
    expect((await browser.exchange(code)).status).toBe(200);
    expect(await browser.exchange(code)).toMatchObject(failure(401, 'INVALID_TOKEN'));

    const stolen = codeOf((await browser.goThrough(verified(newEmail()))).hash);
    expect(await new TestBrowser().exchange(stolen)).toMatchObject(failure(401, 'INVALID_TOKEN'));
    expect(await browser.exchange(stolen)).toMatchObject(failure(401, 'INVALID_TOKEN'));

    const late = codeOf((await browser.goThrough(verified(newEmail()))).hash);
    await googleCodeModel(identity.connection).updateMany({}, { expiresAt: new Date(Date.now() - 1) });
    expect(await browser.exchange(late)).toMatchObject(failure(401, 'INVALID_TOKEN'));
  });

  it('is stored as a hash', async () => {
    const code = codeOf((await new TestBrowser().goThrough(verified(newEmail()))).hash);
    expect(JSON.stringify(await googleCodeModel(identity.connection).find().lean())).not.toContain(code);
  });
});

describe('an unavailable provider', () => {
  it('returns a browser to its page before it has left, and returns an error to a program', async () => {
    const away = await startIdentityHarness('google-away', {
      ...provider.settings,
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
    });
    const path = '/v1/auth/google?redirect=%2Fen%2Fuser%2Fcart';
    const { status, headers } = await visit(away.url, path);
    expect([status, headers.get('location')]).toEqual([302, '/en/user/cart#error=BAD_GATEWAY']);
    expect(await away.client.get(path)).toMatchObject(failure(502, 'BAD_GATEWAY'));
    await away.close();
  });

  it.each([429, 502, 503])('redirects back with a provider failure when it responds with %i', async (status) => {
    const busy = createServer((request, response) => {
      const issuer = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
      const isMetadata = request.url?.startsWith('/.well-known/') === true;
      const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
      response
        .writeHead(isMetadata ? 200 : status, { 'content-type': isMetadata ? 'application/json' : 'text/html' })
        .end(isMetadata ? JSON.stringify(metadata) : '<h1>busy</h1>');
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
    const harness = await startIdentityHarness(`google-${status}`, { ...provider.settings, GOOGLE_ISSUER: issuer });
    const begun = await visit(harness.url, '/v1/auth/google?redirect=%2Fsearch');
    const state = new URL(begun.headers.get('location')!).searchParams.get('state')!;
    const jar = new CookieJar();
    jar.keep(begun);
    const ended = await fetch(`${harness.url}/v1/auth/google/callback?code=x&state=${state}`, {
      redirect: 'manual',
      headers: { cookie: jar.header },
    });
    expect(ended.headers.get('location')).toBe('/search#error=BAD_GATEWAY');
    await harness.close();
    busy.closeAllConnections();
    busy.close();
  });
});

describe('the return from Google', () => {
  const lost = '/#error=INVALID_TOKEN';
  const begin = async (browser: TestBrowser) =>
    (await browser.get('/v1/auth/google?redirect=%2F')).headers.get('location')!;
  const landing = async (browser: TestBrowser, callback: URL) => {
    const { pathname, hash } = await browser.follow(callback);
    return pathname + hash;
  };

  it('works only in the browser that started, once', async () => {
    const [browser, other] = [new TestBrowser(), new TestBrowser()];
    const callback = await chooseAtProvider(await begin(browser), { person: 'demo-anna' });
    expect(await landing(other, callback)).toBe('/auth#error=INVALID_TOKEN');
    await begin(other);
    expect(await landing(other, callback)).toBe(lost);
    expect(await landing(browser, callback)).toMatch(/^\/#authCode=/);
    expect(await landing(browser, callback)).toBe('/auth#error=INVALID_TOKEN');
  });

  it('returns to the page even after it took too long', async () => {
    const browser = new TestBrowser();
    const callback = await chooseAtProvider(await begin(browser), { person: 'demo-anna' });
    identity.advance(11 * 60 * 1000);
    expect(await landing(browser, callback)).toBe(lost);
    identity.resetClock();
  });

  it('rejects a changed state, code or cookie', async () => {
    const changed = async (change: (callback: URL, browser: TestBrowser) => void) => {
      const browser = new TestBrowser();
      const callback = await chooseAtProvider(await begin(browser), { person: 'demo-anna' });
      change(callback, browser);
      return landing(browser, callback);
    };
    expect(await changed(({ searchParams }) => searchParams.set('state', 'another'))).toBe(lost);
    expect(await changed(({ searchParams }) => searchParams.set('code', 'another'))).toBe(lost);
    expect(await changed(({ searchParams }) => searchParams.delete('state'))).toBe(lost);
    expect(
      await changed((_callback, { jar }) =>
        jar.keep(new Response(null, { headers: { 'set-cookie': `${beginCookie}=eyJpdiI6IiJ9` } })),
      ),
    ).toBe(lost);
  });

  it('starts only for a path of the site', async () => {
    for (const redirect of ['https://evil.example', '//evil.example', '/\\evil.example', 'x'.repeat(3000)]) {
      expect(await identity.client.get('/v1/auth/google', { query: { redirect } })).toMatchObject(
        failure(400, 'INVALID_PAYLOAD'),
      );
    }
  });

  it('sends a new challenge, state and nonce each time', async () => {
    const parameters = async () => new URL(await begin(new TestBrowser())).searchParams;
    const [one, two] = [await parameters(), await parameters()];
    expect([one.get('code_challenge_method'), one.get('scope'), one.get('redirect_uri')]).toEqual([
      'S256',
      'openid email profile',
      `${publicOrigin}/v1/auth/google/callback`,
    ]);
    for (const name of ['code_challenge', 'state', 'nonce']) expect(one.get(name)).not.toBe(two.get(name));
  });
});
