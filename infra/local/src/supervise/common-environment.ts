import type { RunningBackingServices } from '../backing-services/start-backing-services.ts';
import { secretNames } from '../site.ts';
import type { SiteAddresses } from '../site.ts';
import type { Secrets } from '../state/secrets.ts';
import { vapidKeys } from '../state/vapid-keys.ts';

export const chosenSecrets = (secrets: Secrets, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(secrets).filter(([name]) => names.includes(name)));

/** Environment variables of every process. */
export function commonEnvironment(
  backingServices: RunningBackingServices,
  addresses: SiteAddresses,
  secrets: Secrets,
  pushPort: number,
): Record<string, string> {
  const vapid = vapidKeys(addresses.dataFolder);
  return {
    ...backingServices.environment,
    ENVIRONMENT: 'DEVELOPMENT',
    HOST: '127.0.0.1',
    JWKS_URL: `${addresses.url('identity')}/v1/auth/jwks`,
    ...chosenSecrets(secrets, secretNames([])),
    PUBLIC_ORIGIN: addresses.publicOrigin,
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: 'mailto:no-reply@goodsviet.example',
    // Receiver of push messages in end-to-end tests. Otherwise nothing listens there.
    DEMO_PUSH_ORIGIN: `http://127.0.0.1:${pushPort}`,
    // Every process except the public entry receives requests only through it.
    TRUST_PROXY_HOPS: '1',
    LIMITS_SCALE: '10',
    // glibc keeps memory for each thread that has ever allocated some, and pictures and password hashes are computed in many threads.
    MALLOC_ARENA_MAX: '2',
  };
}
