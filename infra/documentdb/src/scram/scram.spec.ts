import { ScramClient } from './scram-client.ts';
import { ScramServer, scramCredentials } from './scram-server.ts';

/** The example of RFC 7677, section 3. */
const clientNonce = 'rOprNGfwEbeRWgbNEkqO';
const serverNonce = '%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0';
const clientFirst = 'n,,n=user,r=rOprNGfwEbeRWgbNEkqO';
const serverFirst = 'r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096';
const clientFinal =
  'c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,p=dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=';
const serverFinal = 'v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=';
const credentials = () => scramCredentials('user', 'pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'), 4096);

describe('SCRAM-SHA-256', () => {
  it('sends the client messages of RFC 7677', async () => {
    const client = new ScramClient('user', 'pencil', clientNonce);
    expect(client.firstMessage).toBe(clientFirst);
    expect(await client.finalMessage(serverFirst)).toBe(clientFinal);
    expect(() => client.verify(serverFinal)).not.toThrow();
  });

  it('sends the server messages of RFC 7677', async () => {
    const server = new ScramServer(await credentials(), clientFirst, serverNonce);
    expect(server.firstMessage).toBe(serverFirst);
    expect(server.finalMessage(clientFinal)).toBe(serverFinal);
  });

  it.each([
    ['another password', new ScramClient('user', 'pencils'), 'the password is wrong'],
    ['another user', new ScramClient('users', 'pencil'), 'the user is unknown'],
  ])('rejects a client with %s', async (_, client, message) => {
    const known = await credentials();
    const authenticate = async () => {
      const server = new ScramServer(known, client.firstMessage);
      return server.finalMessage(await client.finalMessage(server.firstMessage));
    };
    await expect(authenticate()).rejects.toThrow(message);
  });

  it.each([
    ['a channel binding', 'p=tls-unique,,n=user,r=abc'],
    ['no nonce', 'n,,n=user'],
    ['nothing', ''],
  ])('rejects a first message with %s', async (_, first) => {
    const known = await credentials();
    expect(() => new ScramServer(known, first)).toThrow('first SCRAM message is invalid');
  });

  it.each([
    ['another nonce', clientFinal.replace('rOpr', 'rOps')],
    ['no proof', clientFinal.replace(/,p=.*/, '')],
    ['a short proof', clientFinal.replace(/,p=.*/, ',p=YQ==')],
  ])('rejects a final message with %s', async (_, final) => {
    const server = new ScramServer(await credentials(), clientFirst, serverNonce);
    expect(() => server.finalMessage(final)).toThrow('final SCRAM message is invalid');
  });

  it.each([
    ['a nonce of its own', serverFirst.replace('rOpr', 'rOps')],
    ['few iterations', serverFirst.replace('i=4096', 'i=1')],
    ['no salt', serverFirst.replace(/,s=[^,]*/, '')],
  ])('refuses to send a proof to a server with %s', async (_, first) => {
    await expect(new ScramClient('user', 'pencil', clientNonce).finalMessage(first)).rejects.toThrow('invalid');
  });

  it('rejects a server that does not know the password', async () => {
    const client = new ScramClient('user', 'pencil', clientNonce);
    await client.finalMessage(serverFirst);
    expect(() => client.verify(`v=${Buffer.alloc(32).toString('base64')}`)).toThrow('signature is invalid');
  });
});
