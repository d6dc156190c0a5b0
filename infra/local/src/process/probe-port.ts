import { connect } from 'node:net';
import type { NetConnectOpts } from 'node:net';

/** Resolves when a loopback port accepts a connection; rejects otherwise. */
export function probePort(port: number, host = '127.0.0.1'): Promise<void> {
  return probe({ port, host });
}

/** Resolves when a Unix socket accepts a connection, rejects otherwise. */
export function probeSocket(file: string): Promise<void> {
  return probe({ path: file });
}

function probe(address: NetConnectOpts): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
