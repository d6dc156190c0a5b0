import { postgresAddress } from './postgres-url.ts';

describe('the URL of an engine', () => {
  it.each([
    [
      'postgres://postgres@127.0.0.1:5433/postgres',
      { host: '127.0.0.1', port: 5433, user: 'postgres', database: 'postgres', password: undefined },
    ],
    [
      'postgres://shop:a%2Fb@localhost/goods',
      { host: 'localhost', port: 5432, user: 'shop', database: 'goods', password: 'a/b' },
    ],
    [
      'postgres://shop:x@%2Frun%2Fengine:5433/goods',
      { host: '/run/engine', port: 5433, user: 'shop', database: 'goods', password: 'x' },
    ],
  ])('reads %s', (url, address) => {
    expect(postgresAddress(url)).toEqual(address);
  });
});
