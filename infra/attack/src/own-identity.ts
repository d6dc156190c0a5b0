import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { startServiceProcess } from '@gvg/testing/service-process';
import { makeSigningKeys } from '@gvg/testing/token-keys';
import type { Site } from './site.ts';

export interface OwnIdentity {
  url: URL;
  /** Resets the counts of mails per address, whose limit no setting scales. */
  forgetReceivers(): Promise<void>;
  stop(): Promise<void>;
}

const unreachable = 'http://127.0.0.1:1';

/**
 * Starts an identity service on separate data and with different limits, so that no account of the site is affected. Its connections
 * determine the client addresses.
 */
export async function startOwnIdentity(
  { environment }: Pick<Site, 'environment'>,
  own: Record<string, string>,
): Promise<OwnIdentity> {
  const unique = `attack-identity-${randomBytes(4).toString('hex')}`;
  const { MONGODB_URI = '', AMQP_URL = '', REDIS_URL = '' } = environment;
  const identity = await startServiceProcess('identity', {
    ENVIRONMENT: 'DEVELOPMENT',
    LOG_LEVEL: 'error',
    TRUST_PROXY_HOPS: '0',
    MONGODB_URI,
    AMQP_URL,
    REDIS_URL,
    DATABASE_NAME: unique,
    EVENT_NAMESPACE: unique,
    REDIS_PREFIX: `${unique}:`,
    INTERNAL_PORT: '0',
    INTERNAL_SECRET: randomBytes(16).toString('hex'),
    KEY_ENCRYPTION_SECRET: randomBytes(32).toString('hex'),
    SIGNING_KEYS: await makeSigningKeys(),
    PUBLIC_ORIGIN: 'https://shop.example',
    UPLOAD_INTERNAL_URL: unreachable,
    CART_INTERNAL_URL: unreachable,
    ...own,
  });
  const client = await MongoClient.connect(MONGODB_URI);
  const database = client.db(unique);
  return {
    url: new URL(identity.url),
    async forgetReceivers() {
      await database.collection('mail_receivers').deleteMany({});
    },
    async stop() {
      await identity.stop();
      await database.dropDatabase();
      await client.close();
    },
  };
}
