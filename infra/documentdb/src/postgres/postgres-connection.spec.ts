import { scramCredentials } from '../scram/scram-server.ts';
import type { LoginMethod } from '../testing/fake-postgres.ts';
import { startFakePostgres } from '../testing/fake-postgres.ts';
import { PostgresConnection } from './postgres-connection.ts';

describe('a connection over a Unix socket', () => {
  async function login(method: LoginMethod, password: string | undefined): Promise<boolean> {
    const server = await startFakePostgres(method);
    try {
      const connection = await PostgresConnection.open(
        { host: server.folder, port: server.port, user: 'shop', database: 'postgres', password },
        {},
      );
      const { idle } = connection;
      connection.close();
      return idle;
    } finally {
      await server.close();
    }
  }

  const scram = async (): Promise<LoginMethod> => ({
    type: 'scram',
    credentials: await scramCredentials('shop', 'secret', undefined, 4096),
  });

  it('authenticates with SCRAM-SHA-256', async () => {
    expect(await login(await scram(), 'secret')).toBe(true);
  });

  it('connects without a password if the server requires none', async () => {
    expect(await login({ type: 'nothing' }, undefined)).toBe(true);
  });

  it('reports a wrong password', async () => {
    await expect(login(await scram(), 'guess')).rejects.toMatchObject({ name: 'PostgresError', sqlState: '28P01' });
  });

  it('reports a missing password', async () => {
    await expect(login(await scram(), undefined)).rejects.toMatchObject({
      name: 'PostgresError',
      sqlState: '28000',
      message: expect.stringContaining('PGPASSWORD') as string,
    });
  });

  it('never sends a password in clear text', async () => {
    await expect(login({ type: 'cleartext' }, 'secret')).rejects.toMatchObject({
      name: 'PostgresError',
      sqlState: '28000',
    });
  });
});
