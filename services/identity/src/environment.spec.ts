import { EnvironmentError, readEnvironment } from '@gvg/service-kit/environment';
import { identityEnvironment } from './environment.ts';

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

test('rejects production without a key encryption secret', () => {
  expect(() => readEnvironment(identityEnvironment, base)).toThrow(EnvironmentError);
  expect(() => readEnvironment(identityEnvironment, base)).toThrow('KEY_ENCRYPTION_SECRET');
});

test('rejects a short secret', () => {
  expect(() => readEnvironment(identityEnvironment, { ...base, KEY_ENCRYPTION_SECRET: 'short' })).toThrow('KEY_ENCRYPTION_SECRET');
});

test('accepts production with a secret, and development without one', () => {
  expect(readEnvironment(identityEnvironment, { ...base, KEY_ENCRYPTION_SECRET: 'x'.repeat(32) })).toMatchObject({ ENVIRONMENT: 'PRODUCTION', PUBLIC_ORIGIN: 'https://shop.example' });
  expect(readEnvironment(identityEnvironment, { ...base, ENVIRONMENT: 'DEVELOPMENT' }).SIGNING_KEYS).toBeUndefined();
});

test('accepts all variables of a provider or none, over https in production', () => {
  const production = { ...base, KEY_ENCRYPTION_SECRET: 'x'.repeat(32) };
  const google = { GOOGLE_ISSUER: 'https://accounts.google.com', GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readEnvironment(identityEnvironment, { ...production, ...google })).toMatchObject(google);
  expect(() => readEnvironment(identityEnvironment, { ...production, GOOGLE_CLIENT_ID: 'shop' })).toThrow(/GOOGLE_ISSUER[^]*GOOGLE_CLIENT_SECRET/);
  expect(() => readEnvironment(identityEnvironment, { ...production, ...google, GOOGLE_ISSUER: 'http://localhost:3090' })).toThrow('production needs https');
});
