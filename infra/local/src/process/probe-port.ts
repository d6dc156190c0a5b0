import { connect } from 'node:net';

/** Settles when a loopback port takes connections; rejects when it does not. */
export function probePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
