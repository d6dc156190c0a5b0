import { readEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { gatewayEnvironment } from './environment.ts';

const read = (upstreams: string) =>
  readEnvironment(gatewayEnvironment, {
    ENVIRONMENT: 'DEVELOPMENT',
    PORT: '0',
    REDIS_URL: 'redis://127.0.0.1:1',
    AMQP_URL: 'amqp://127.0.0.1:1',
    UPSTREAMS: upstreams,
  }).UPSTREAMS;

test('reads the addresses of each upstream', () => {
  expect(read('{"catalogue":["http://one:8080","http://two:8080"],"mf-cart":["https://cart.test"]}')).toEqual({
    catalogue: ['http://one:8080', 'http://two:8080'],
    'mf-cart': ['https://cart.test'],
  });
});

test.each([
  '',
  'no JSON',
  '[]',
  '{"catalogue":"http://one.test"}',
  '{"catalogue":[]}',
  '{"Catalogue":["http://one.test"]}',
  '{"catalogue":["one.test"]}',
])('rejects UPSTREAMS %p', (upstreams) => {
  expect(() => read(upstreams)).toThrow('UPSTREAMS');
});
