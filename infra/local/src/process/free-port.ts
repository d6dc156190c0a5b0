import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so that no outgoing connection takes a port between its probe and its use. */
const lowestPort = 20_000;
const highestPort = 31_999;
const reservedPorts = new Set<number>();

/** An unused loopback port; `preferred` when it is free. Never returns the same port twice within a process. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && !reservedPorts.has(preferred) && (await isFree(preferred))) return reserve(preferred);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(lowestPort, highestPort + 1);
    if (!reservedPorts.has(port) && (await isFree(port))) return reserve(port);
  }
  throw new Error(`no free loopback port between ${lowestPort} and ${highestPort}`);
}

function reserve(port: number): number {
  reservedPorts.add(port);
  return port;
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
