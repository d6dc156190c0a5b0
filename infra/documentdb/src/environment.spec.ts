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

  it('reads the credentials of the engine and of clients', () => {
    const environment = readEnvironment({
      PGHOST: '/run/engine',
      PGUSER: 'shop',
      PGPASSWORD: 'one',
      AUTH_USER: 'site',
      AUTH_PASSWORD: 'two',
    });
    expect(environment).toMatchObject({
      postgres: { host: '/run/engine', user: 'shop', password: 'one' },
      credentials: { user: 'site', password: 'two' },
    });
  });

  it.each([
    [{ AUTH_USER: 'site' }, /AUTH_USER and AUTH_PASSWORD belong together/],
    [{ AUTH_PASSWORD: 'two' }, /AUTH_USER and AUTH_PASSWORD belong together/],
    [{ AUTH_USER: 'a,b', AUTH_PASSWORD: 'two' }, /AUTH_USER must be/],
    [{ AUTH_USER: 'site', AUTH_PASSWORD: 'mật khẩu' }, /AUTH_PASSWORD must be printable ASCII/],
    [{ PGPASSWORD: '' }, /PGPASSWORD must be printable ASCII/],
  ])('rejects %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
    expect(() => readEnvironment(variables)).not.toThrow(/mật khẩu/);
  });

  it('names all invalid values in one error', () => {
    expect(() => readEnvironment({ PORT: 'x', PGPORT: '70000', STRICT: 'yes', POOL_SIZE: '0' })).toThrow(
      /POOL_SIZE must be.*; STRICT must be.*; PORT must be.*x; PGPORT must be.*70000/,
    );
  });
});
