import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider, interactionPolicy } from 'oidc-provider';
import type { Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import type { ProviderEnvironment } from './environment.ts';
import { chooserPath } from './paths.ts';

const minutes = (count: number) => count * 60;

/** Prompts for an account each time, as after "use another account", because the demo is about choosing. */
function alwaysChoose(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const check = new interactionPolicy.Check(
    'account_not_chosen',
    'an account has to be chosen',
    (context: KoaContextWithOIDC) => context.oidc.result?.login === undefined,
  );
  policy.get('login')?.checks.add(check);
  // The shop requests this prompt, as with Google. Here it shows the same page.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** Grants everything the shop requests. Choosing an account implies consent, so there is no consent page. */
async function grantAll(context: KoaContextWithOIDC) {
  const { client, session, provider, params } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(String(params?.['scope'] ?? 'openid'));
  await grant.save();
  return grant;
}

/** Creates an RS256 key, as Google uses. After a restart openid-client fetches the new key. */
function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'RS256' };
}

export interface ProviderOptions {
  environment: ProviderEnvironment;
  accounts: Accounts;
  /** Shows an error to a user whose browser cannot be sent back. */
  renderError: NonNullable<Configuration['renderError']>;
}

/** Creates an OpenID provider with one client, the shop: code flow with PKCE, and the claims of Google's ID token. */
export function createProvider({ environment, accounts, renderError }: ProviderOptions): Provider {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_ORIGIN, TRUST_PROXY_HOPS } = environment;
  const provider = new Provider(GOOGLE_ISSUER, {
    clients: [
      {
        client_id: GOOGLE_CLIENT_ID,
        client_secret: GOOGLE_CLIENT_SECRET,
        client_name: 'Goods Viet Goods',
        redirect_uris: [`${PUBLIC_ORIGIN}/v1/auth/google/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    findAccount: (_context, sub) => {
      const person = accounts.find(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google's ID token contains the claims itself.
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: alwaysChoose(), url: (_context, interaction) => `${chooserPath}/${interaction.uid}` },
    loadExistingGrant: grantAll,
    renderError,
    // Browsers send the cookies of localhost to all its ports. Distinct names separate them from the shop's.
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: { session: '_demo_provider', interaction: '_demo_provider_choice', resume: '_demo_provider_resume' },
      short: { sameSite: 'lax' },
      long: { sameSite: 'lax' },
    },
    jwks: { keys: [signingKey()] },
    ttl: {
      AccessToken: minutes(5),
      AuthorizationCode: minutes(1),
      IdToken: minutes(5),
      Interaction: minutes(30),
      Grant: minutes(30),
      Session: minutes(30),
    },
  });
  provider.proxy = TRUST_PROXY_HOPS > 0;
  return provider;
}
