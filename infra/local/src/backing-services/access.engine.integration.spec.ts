import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { connect } from 'amqplib';
import { MongoClient } from 'mongodb';
import { probePort } from '../process/probe-port.ts';

const withoutCredentials = (url: string, user = '') => {
  const open = new URL(url);
  open.username = user;
  open.password = user;
  return open.href;
};
const setting = (name: string): string => process.env[name] ?? '';

describe('access to the private backing services from the same machine', () => {
  it('redis rejects commands without the password', async () => {
    const { hostname, port } = new URL(setting('REDIS_URL'));
    const socket = connectSocket(Number(port), hostname);
    socket.write('GET key\r\n');
    const [response] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(response.toString()).toMatch(/^-NOAUTH/);
  });

  it('rabbitmq rejects its default user', async () => {
    const outcome = await connect(withoutCredentials(setting('AMQP_URL'), 'guest')).then(
      async (connection) => connection.close().then(() => 'connected'),
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(/ACCESS_REFUSED/);
  });

  it('postgres listens only on a socket that other users cannot reach', async () => {
    const { hostname, port } = new URL(setting('DOCUMENTDB_POSTGRES_URL'));
    await expect(probePort(Number(port), hostname.startsWith('%2F') ? '127.0.0.1' : hostname)).rejects.toThrow(
      /ECONNREFUSED/,
    );
    expect(statSync(decodeURIComponent(hostname)).mode & 0o777).toBe(0o700);
  });

  it('the document adapter rejects commands without credentials', async () => {
    const client = new MongoClient(withoutCredentials(setting('MONGODB_URI')), { serverSelectionTimeoutMS: 3_000 });
    await expect(client.db('test').collection('access').findOne({})).rejects.toMatchObject({ code: 13 });
    await client.close();
  });
});
