import { readEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { identityEnvironment } from './environment.ts';
import { retiredSecret } from './secret/retired-secret.ts';

const base = {
  ENVIRONMENT: 'PRODUCTION',
  PORT: '1',
  REDIS_URL: 'redis://localhost:1',
  AMQP_URL: 'amqp://localhost:1',
  MONGODB_URI: 'mongodb://localhost:1',
  DATABASE_NAME: 'identity',
  PUBLIC_ORIGIN: 'https://shop.example/',
  TRUST_PROXY_HOPS: '1',
  INTERNAL_SECRET: 'x'.repeat(16),
  UPLOAD_INTERNAL_URL: 'http://localhost:1',
  CART_INTERNAL_URL: 'http://localhost:1',
};

const own = { ...base, KEY_ENCRYPTION_SECRET: 'x'.repeat(32) };

test.each(['PRODUCTION', 'STAGING', 'DEVELOPMENT'])('requires its own key encryption secret in %s', (ENVIRONMENT) => {
  const reading = (KEY_ENCRYPTION_SECRET?: string) => () =>
    readEnvironment(identityEnvironment, { ...base, ENVIRONMENT, KEY_ENCRYPTION_SECRET });
  for (const value of [undefined, '', 'short', retiredSecret]) expect(reading(value)).toThrow('KEY_ENCRYPTION_SECRET');
  expect(reading('x'.repeat(32))()).toMatchObject({ ENVIRONMENT, PUBLIC_ORIGIN: 'https://shop.example' });
});

test('accepts all variables of a provider or none, with https in production', () => {
  const google = {
    GOOGLE_ISSUER: 'https://accounts.google.com',
    GOOGLE_CLIENT_ID: 'shop',
    GOOGLE_CLIENT_SECRET: 'secret',
  };
  expect(readEnvironment(identityEnvironment, { ...own, ...google })).toMatchObject(google);
  expect(() => readEnvironment(identityEnvironment, { ...own, GOOGLE_CLIENT_ID: 'shop' })).toThrow(
    /GOOGLE_ISSUER[^]*GOOGLE_CLIENT_SECRET/,
  );
  expect(() =>
    readEnvironment(identityEnvironment, { ...own, ...google, GOOGLE_ISSUER: 'http://localhost:3090' }),
  ).toThrow('GOOGLE_ISSUER: production needs https');
  expect(() => readEnvironment(identityEnvironment, { ...own, GOOGLE_CLIENT_ID: 'shop', PORT: '' })).toThrow(
    /PORT[^]*GOOGLE_ISSUER/,
  );
});
