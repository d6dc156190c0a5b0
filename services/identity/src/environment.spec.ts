import { EnvironmentError, readEnvironment } from '@gvg/service-kit/environment';
import { identityEnvironment } from './environment.ts';

const base = {
  ENVIRONMENT: 'PRODUCTION',
  PORT: '1',
  REDIS_URL: 'redis://localhost:1',
  AMQP_URL: 'amqp://localhost:1',
  MONGODB_URI: 'mongodb://localhost:1',
  DATABASE_NAME: 'identity',
};

test('production refuses to start without a key or a secret to keep keys with', () => {
  expect(() => readEnvironment(identityEnvironment, base)).toThrow(EnvironmentError);
  expect(() => readEnvironment(identityEnvironment, base)).toThrow('KEY_ENCRYPTION_SECRET');
});

test('a short secret is none', () => {
  expect(() => readEnvironment(identityEnvironment, { ...base, KEY_ENCRYPTION_SECRET: 'short' })).toThrow('KEY_ENCRYPTION_SECRET');
});

test('with a secret production starts, and development without one', () => {
  expect(readEnvironment(identityEnvironment, { ...base, KEY_ENCRYPTION_SECRET: 'x'.repeat(32) }).ENVIRONMENT).toBe('PRODUCTION');
  expect(readEnvironment(identityEnvironment, { ...base, ENVIRONMENT: 'DEVELOPMENT' }).SIGNING_KEYS).toBeUndefined();
});
