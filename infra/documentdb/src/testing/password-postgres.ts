import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ScramCredentials } from '../scram/scram-server.ts';
import { ScramServer } from '../scram/scram-server.ts';

/** What a fake PostgreSQL demands of its clients. */
export type Demand = { type: 'scram'; credentials: ScramCredentials } | { type: 'cleartext' } | { type: 'nothing' };

const authentication = { ok: 0, cleartext: 3, sasl: 10, saslContinue: 11, saslFinal: 12 } as const;
const port = 5432;

/** PostgreSQL’s login over a Unix socket in a folder, and nothing behind it. */
export async function startPasswordPostgres(demand: Demand): Promise<{ folder: string; port: number; close(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gvg-postgres-'));
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    serve(socket, demand);
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

function serve(socket: Socket, demand: Demand): void {
  let scram: ScramServer | undefined;
  let started = false;
  const send = (tag: string, body: Buffer) => socket.write(Buffer.concat([Buffer.from(tag), int32(body.length + 4), body]));
  const demandPassword = (type: number, text = '') => send('R', Buffer.concat([int32(type), Buffer.from(text)]));
  const welcome = () => {
    demandPassword(authentication.ok);
    send('Z', Buffer.from('I'));
  };
  socket.on('data', (message: Buffer) => {
    if (!started) {
      started = true;
      if (demand.type === 'nothing') welcome();
      else if (demand.type === 'cleartext') demandPassword(authentication.cleartext);
      else demandPassword(authentication.sasl, 'SCRAM-SHA-256-PLUS\0SCRAM-SHA-256\0\0');
    } else if (scram === undefined && demand.type === 'scram') {
      const body = message.subarray(5);
      scram = new ScramServer(demand.credentials, body.toString('utf8', body.indexOf(0) + 5));
      demandPassword(authentication.saslContinue, scram.firstMessage);
    } else if (scram !== undefined) {
      try {
        demandPassword(authentication.saslFinal, scram.finalMessage(message.toString('utf8', 5)));
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
