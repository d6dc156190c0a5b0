import { connect } from 'node:net';

/** Resolves when a loopback port accepts a connection; rejects otherwise. */
export function probePort(port: number, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
