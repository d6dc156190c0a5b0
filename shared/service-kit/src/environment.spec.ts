import { commonEnvironment, readEnvironment } from './environment.ts';

const good = {
  ENVIRONMENT: 'DEVELOPMENT',
  PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1:27017/?replicaSet=x',
  DATABASE_NAME: 'gvg_test',
  AMQP_URL: 'amqp://guest:guest@127.0.0.1:5672',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWKS_URL: 'http://127.0.0.1:4000/v1/auth/jwks',
};

test('applies defaults to missing variables', () => {
  expect(readEnvironment(commonEnvironment, good)).toMatchObject({ PORT: 0, HOST: '127.0.0.1', EVENT_NAMESPACE: 'gvg', REDIS_PREFIX: 'gvg:', TRUST_PROXY_HOPS: 0, LIMITS_SCALE: 1, LOG_LEVEL: 'info' });
});

test('reports all invalid variables at once, without their values', () => {
  const wrong = { ...good, PORT: 'http', AMQP_URL: 'http://user:hidden-password@host', INTERNAL_SECRET: 'tooshort', DATABASE_NAME: '' };
  const read = () => readEnvironment(commonEnvironment, wrong);
  for (const key of ['PORT', 'AMQP_URL', 'INTERNAL_SECRET', 'DATABASE_NAME']) expect(read).toThrow(key);
  expect(read).not.toThrow('hidden-password');
  expect(read).not.toThrow('JWKS_URL');
});
