import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ScramCredentials } from '../scram/scram-server.ts';
import { ScramServer } from '../scram/scram-server.ts';

/** Login required by a fake PostgreSQL. */
export type LoginMethod =
  { type: 'scram'; credentials: ScramCredentials } | { type: 'cleartext' } | { type: 'nothing' };

const authentication = { ok: 0, cleartext: 3, sasl: 10, saslContinue: 11, saslFinal: 12 } as const;
const port = 5432;

/** Starts a server with PostgreSQL’s login over a Unix socket, without a database. */
export async function startFakePostgres(
  login: LoginMethod,
): Promise<{ folder: string; port: number; close(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gvg-postgres-'));
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    serve(socket, login);
  });
  server.listen(path.join(folder, `.s.PGSQL.${port}`));
  await once(server, 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, port, close };
}

function serve(socket: Socket, login: LoginMethod): void {
  let scram: ScramServer | undefined;
  let started = false;
  const send = (tag: string, body: Buffer) =>
    socket.write(Buffer.concat([Buffer.from(tag), int32(body.length + 4), body]));
  const requestLogin = (type: number, text = '') => send('R', Buffer.concat([int32(type), Buffer.from(text)]));
  const welcome = () => {
    requestLogin(authentication.ok);
    send('Z', Buffer.from('I'));
  };
  socket.on('data', (message: Buffer) => {
    if (!started) {
      started = true;
      if (login.type === 'nothing') welcome();
      else if (login.type === 'cleartext') requestLogin(authentication.cleartext);
      else requestLogin(authentication.sasl, 'SCRAM-SHA-256-PLUS\0SCRAM-SHA-256\0\0');
    } else if (scram === undefined && login.type === 'scram') {
      const body = message.subarray(5);
      scram = new ScramServer(login.credentials, body.toString('utf8', body.indexOf(0) + 5));
      requestLogin(authentication.saslContinue, scram.firstMessage);
    } else if (scram !== undefined) {
      try {
        requestLogin(authentication.saslFinal, scram.finalMessage(message.toString('utf8', 5)));
        welcome();
      } catch {
        send('E', Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed for user "shop"\0\0'));
        socket.end();
      }
    }
  });
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
