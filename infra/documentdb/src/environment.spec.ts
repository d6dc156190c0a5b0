import { readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('has its defaults', () => {
    expect(readEnvironment({})).toEqual({
      host: '127.0.0.1',
      port: 0,
      postgres: { host: '127.0.0.1', port: 5432, user: 'postgres', database: 'postgres' },
      strict: false,
      poolSize: 8,
      logLevel: 'info',
    });
  });

  it('names every bad value at once', () => {
    expect(() => readEnvironment({ PORT: 'x', PGPORT: '70000', STRICT: 'yes', POOL_SIZE: '0' })).toThrow(/POOL_SIZE must be.*; STRICT must be.*; PORT must be.*x; PGPORT must be.*70000/);
  });
});
