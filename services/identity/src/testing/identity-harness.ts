import type { Connection } from 'mongoose';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import type { getMailContent } from '@gvg/contracts/identity/http/internal-users';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { ErrorBody } from '@gvg/contracts/errors';
import { connectDatabase } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { startService } from '@gvg/service-kit/lifecycle/service';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import type { TestResponse } from '@gvg/testing/test-client';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { identityService } from '../app.ts';
import { authCodeModel } from '../mail/auth-code.model.ts';
import { mailModel } from '../mail/mail.model.ts';
import { resetRequestModel } from '../password/forgot-password/reset-request.model.ts';
import { sessionModel } from '../session/session.model.ts';
import { viewModel } from '../view/view.model.ts';
import { userModel } from '../user/user.model.ts';
import { startFakeCart } from './fake-cart.ts';
import type { FakeCart } from './fake-cart.ts';

/** Origin of the site in links of mails. */
export const publicOrigin = 'https://shop.example';

/** Secret that the tests' identity seals with. */
export const keyEncryptionSecret = 'a secret of the tests of identity alone';

export interface IdentityHarness extends ServiceHarness {
  connection: Connection;
  cart: FakeCart;
  /** The service's own collections, for data that no endpoint provides. */
  models: ReturnType<typeof openModels>;
  /** Advances the service's clock. Tokens issued afterwards are from the future, and are rejected. */
  advance(milliseconds: number): void;
  resetClock(): void;
}

function openModels(connection: Connection) {
  return {
    users: userModel(connection),
    sessions: sessionModel(connection),
    mails: mailModel(connection),
    authCodes: authCodeModel(connection),
    resetRequests: resetRequestModel(connection),
    views: viewModel(connection),
  };
}

/** Starts the real service with real backing services. It signs with the test's keys, so that it accepts tokens created by the test. */
export async function startIdentityHarness(
  name: string,
  environment: Record<string, string> = {},
): Promise<IdentityHarness> {
  let offsetMs = 0;
  const cart = await startFakeCart();
  const harness = await startHarness({
    name: `identity-${name}`,
    start: (source) => startService(identityService({ now: () => new Date(Date.now() + offsetMs) }), source),
    environment: async (keys) => ({
      SIGNING_KEYS: await keys.signingKeys(),
      KEY_ENCRYPTION_SECRET: keyEncryptionSecret,
      PUBLIC_ORIGIN: publicOrigin,
      UPLOAD_INTERNAL_URL: unreachableUrl,
      CART_INTERNAL_URL: cart.url,
      ...environment,
    }),
  });
  const { MONGODB_URI: uri = '', DATABASE_NAME: database = '' } = harness.environment;
  const connection = await connectDatabase({
    uri,
    name: database,
    logger: createLogger({ name: 'identity-test', level: 'error' }),
  });
  const { close } = harness;
  return Object.assign(harness, {
    connection,
    cart,
    models: openModels(connection),
    advance: (milliseconds: number) => void (offsetMs += milliseconds),
    resetClock: () => void (offsetMs = 0),
    close: async () => {
      await connection.close();
      await close();
      await cart.close();
    },
  });
}

export const password = 'Banh7rang!';

let people = 0;

/** Registration data of a new person on each call. */
export function newPerson(fields: Partial<Record<'email' | 'password' | 'displayName', string>> = {}) {
  people += 1;
  return { email: `person${people}@example.com`, password, displayName: `Person ${people}`, ...fields };
}

export const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });

type Response = TestResponse<AuthResult & ErrorBody>;

/** Calls to sign in and manage the session of a test's person, without cookies unless `headers` has some. */
export function signInCalls({ client }: Pick<ServiceHarness, 'client'>) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    client.post<AuthResult & ErrorBody>(path, { body, headers });
  return {
    signUp: (body: object = newPerson(), headers?: Record<string, string>): Promise<Response> =>
      post('/v1/auth/sign-up', body, headers),
    signIn: (body: object, headers?: Record<string, string>): Promise<Response> =>
      post('/v1/auth/sign-in', body, headers),
    signInAdmin: (body: object, headers?: Record<string, string>): Promise<Response> =>
      post('/v1/auth/sign-in/admin', body, headers),
    refresh: (refreshToken: string): Promise<Response> => post('/v1/auth/refresh-token', { refreshToken }),
    signOut: (refreshToken: string): Promise<Response> => post('/v1/auth/sign-out', { refreshToken }),
    getMe: (session: { accessToken: string }) =>
      client.get<AuthResult['user'] & ErrorBody>('/v1/users/me', { headers: bearer(session) }),
  };
}

/** Returns the value of a cookie that a response sets; undefined if it does not set this name. */
export function cookieIn({ headers }: { headers: Headers }, name: string): string | undefined {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return line?.slice(name.length + 1).split(';', 1)[0];
}

/** Returns notify's data of the latest mail of this template to a user; undefined before it is requested. */
export async function latestMail({ models, internal }: IdentityHarness, user: string, template: MailTemplate) {
  const mail = await models.mails.findOne({ user, template }).sort({ _id: -1 }).lean();
  return mail === null
    ? undefined
    : internal.get<ResponseBodyOf<typeof getMailContent> & ErrorBody>(`/internal/mails/${mail._id.toHexString()}`);
}

/** Returns the code in the link of the latest mail of this template. Throws if there is none. */
export async function latestCode(identity: IdentityHarness, user: string, template: MailTemplate): Promise<string> {
  const code = (await latestMail(identity, user, template))?.body.link?.split('#code=')[1];
  if (code === undefined) throw new Error(`no mail ${template} with a link`);
  return code;
}
