import { readEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { realtimeEnvironment } from './environment.ts';

const base = {
  ENVIRONMENT: 'STAGING',
  PORT: '1',
  REDIS_URL: 'redis://localhost:1',
  AMQP_URL: 'amqp://localhost:1',
  JWKS_URL: 'http://localhost:1',
  INTERNAL_SECRET: 'secret of sixteen characters',
  CHAT_INTERNAL_URL: 'http://localhost:1',
  NOTIFY_INTERNAL_URL: 'http://localhost:1',
  PUBLIC_ORIGIN: 'https://shop.example/path',
};

it('needs no database, and reads the origin of the site', () => {
  expect(readEnvironment(realtimeEnvironment, base).PUBLIC_ORIGIN).toBe('https://shop.example');
});

it.each(['INTERNAL_SECRET', 'CHAT_INTERNAL_URL', 'NOTIFY_INTERNAL_URL', 'PUBLIC_ORIGIN'])('requires %s', (name) => {
  expect(() => readEnvironment(realtimeEnvironment, { ...base, [name]: '' })).toThrow(name);
});
