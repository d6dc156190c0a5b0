import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so that neither an outgoing connection nor a server on any free port takes a port between its probe and its use. */
const lowestPort = 20_000;
const highestPort = 31_999;
const reservedPorts = new Set<number>();

/** An unused loopback port; `preferred` when it is free. Never returns the same port twice within a process. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await reserve(preferred))) return preferred;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(lowestPort, highestPort + 1);
    if (await reserve(port)) return port;
  }
  throw new Error(`no free loopback port between ${lowestPort} and ${highestPort}`);
}

/** False for a port that is reserved or in use. Reserved before the probe, during which others ask for ports. */
async function reserve(port: number): Promise<boolean> {
  if (reservedPorts.has(port)) return false;
  reservedPorts.add(port);
  if (await isFree(port)) return true;
  reservedPorts.delete(port);
  return false;
}

/** Also probes the wildcard address: a listener on 0.0.0.0 and one on 127.0.0.1 may coexist, and a browser could then reach the wrong one. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, undefined));
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
