import { z } from 'zod';
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
  expect(readEnvironment(commonEnvironment, good)).toMatchObject({
    PORT: 0,
    HOST: '127.0.0.1',
    EVENT_NAMESPACE: 'gvg',
    REDIS_PREFIX: 'gvg:',
    TRUST_PROXY_HOPS: 0,
    LIMITS_SCALE: 1,
    LOG_LEVEL: 'info',
  });
});

test('reports all invalid variables at once, without their values', () => {
  const wrong = {
    ...good,
    PORT: 'http',
    AMQP_URL: 'http://user:hidden-password@host',
    INTERNAL_SECRET: 'tooshort',
    DATABASE_NAME: '',
  };
  const read = () => readEnvironment(commonEnvironment, wrong);
  for (const key of ['PORT', 'AMQP_URL', 'INTERNAL_SECRET', 'DATABASE_NAME']) expect(read).toThrow(key);
  expect(read).not.toThrow('hidden-password');
  expect(read).not.toThrow('JWKS_URL');
});

test('rejects a published secret', () => {
  expect(() => readEnvironment(commonEnvironment, { ...good, INTERNAL_SECRET: 'of-this-machine-alone' })).toThrow(
    'INTERNAL_SECRET',
  );
});

describe('production', () => {
  const withOrigin = commonEnvironment.extend({ PUBLIC_ORIGIN: z.url() });
  const production = {
    ...good,
    ENVIRONMENT: 'PRODUCTION',
    TRUST_PROXY_HOPS: '1',
    PUBLIC_ORIGIN: 'https://shop.example',
  };
  const reading =
    (changes: Record<string, string | undefined>, options = {}) =>
    () =>
      readEnvironment(withOrigin, { ...production, ...changes }, options);

  test('accepts https and a proxy hop', () => {
    expect(reading({})()).toMatchObject({ TRUST_PROXY_HOPS: 1, PUBLIC_ORIGIN: 'https://shop.example' });
    expect(reading({ PUBLIC_ORIGIN: 'HTTPS://shop.example' })).not.toThrow();
  });

  test.each(['http://shop.example', 'HTTP://shop.example'])('rejects the origin %s', (PUBLIC_ORIGIN) => {
    expect(reading({ PUBLIC_ORIGIN })).toThrow('PUBLIC_ORIGIN: production needs https');
    expect(reading({ PUBLIC_ORIGIN, ENVIRONMENT: 'STAGING' })).not.toThrow();
  });

  test.each([undefined, '', '0', '00'])(
    'rejects %j proxy hops, except for the entry of the site',
    (TRUST_PROXY_HOPS) => {
      expect(reading({ TRUST_PROXY_HOPS })).toThrow('TRUST_PROXY_HOPS: production needs at least 1');
      expect(reading({ TRUST_PROXY_HOPS }, { isEntry: true })).not.toThrow();
      expect(reading({ TRUST_PROXY_HOPS, ENVIRONMENT: 'DEVELOPMENT' })).not.toThrow();
    },
  );

  test('reports both with other invalid variables', () => {
    expect(reading({ PUBLIC_ORIGIN: 'http://shop.example', TRUST_PROXY_HOPS: '0', REDIS_URL: 'nowhere' })).toThrow(
      /(?=[^]*PUBLIC_ORIGIN)(?=[^]*TRUST_PROXY_HOPS)(?=[^]*REDIS_URL)/,
    );
  });

  test('does not require proxies of a process without listeners', () => {
    expect(() =>
      readEnvironment(withOrigin.pick({ ENVIRONMENT: true, DATABASE_NAME: true }), production),
    ).not.toThrow();
  });
});
