import {
  ClientError,
  ResponseBodyError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client';
import type { Configuration } from 'openid-client';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { IdentityEnvironment } from '../environment.ts';
import type { BegunSignIn } from './begun-sign-in.ts';

/** Claims of the provider about a person. */
export interface GoogleClaims {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** Time of authentication in seconds since 1970; undefined if the provider does not state it. */
  authenticatedAt: number | undefined;
}

export interface GoogleProvider {
  /** Returns the provider's URL for the browser. Throws `BAD_GATEWAY` while the provider is unreachable. */
  authorizationUrl(begun: BegunSignIn, locale: string): Promise<string>;
  /**
   * Exchanges the code in the URL that the browser returned to. Throws `INVALID_TOKEN` for an invalid response, and `BAD_GATEWAY` while the provider is
   * unreachable.
   */
  claimsOf(returned: URL, begun: BegunSignIn): Promise<GoogleClaims>;
}

const scope = 'openid email profile';
const timeoutSeconds = 10;

const isBusy = (status: number) => status === 429 || status >= 500;

/** Returns true if the provider was unreachable, slow or busy (429, 5xx), which does not invalidate the code. */
function isAway(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return isBusy(error.status);
  if (!(error instanceof ClientError)) return error instanceof TypeError;
  return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && isBusy(error.cause.status));
}

/** Returns undefined without GOOGLE_ISSUER, GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. The provider's metadata is fetched on first use. */
export function createGoogleProvider({
  ENVIRONMENT,
  GOOGLE_ISSUER,
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
  PUBLIC_ORIGIN,
}: IdentityEnvironment): GoogleProvider | undefined {
  if (GOOGLE_ISSUER === undefined || GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined)
    return undefined;
  const redirectUri = `${PUBLIC_ORIGIN}/v1/auth/google/callback`;
  // The demo's provider has no certificate.
  const execute = ENVIRONMENT === 'PRODUCTION' ? [] : [allowInsecureRequests];
  let discovered: Promise<Configuration> | undefined;

  const configuration = async (): Promise<Configuration> => {
    discovered ??= discovery(new URL(GOOGLE_ISSUER), GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, {
      execute,
      timeout: timeoutSeconds,
    });
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw new ApiFailure('BAD_GATEWAY', { cause: error });
    }
  };

  return {
    async authorizationUrl({ state, nonce, verifier, confirm }, locale) {
      const challenge = await calculatePKCECodeChallenge(verifier);
      const parameters = {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
        ui_locales: locale,
        ...(confirm && { max_age: '0' }),
      };
      return buildAuthorizationUrl(await configuration(), parameters).href;
    },
    async claimsOf(returned, { state, nonce, verifier }) {
      const config = await configuration();
      const currentUrl = new URL(redirectUri);
      currentUrl.search = returned.search;
      try {
        const tokens = await authorizationCodeGrant(config, currentUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('the provider has sent no ID token');
        const { sub, email, email_verified: emailVerified, name, auth_time: authenticatedAt } = claims;
        return {
          sub,
          email: typeof email === 'string' ? email : '',
          emailVerified: emailVerified === true,
          name: typeof name === 'string' ? name : '',
          authenticatedAt,
        };
      } catch (error) {
        throw new ApiFailure(isAway(error) ? 'BAD_GATEWAY' : 'INVALID_TOKEN', { cause: error });
      }
    },
  };
}
