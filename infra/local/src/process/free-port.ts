import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range from which systems take ports for outgoing connections, so that none is taken between the question and its use. */
const lowestPort = 20_000;
const highestPort = 31_999;
const reservedPorts = new Set<number>();

/** A loopback port that nobody listens on; `preferred` when it is free. Never the same one twice within a process. */
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

/** Asked on every address as well: a listener on 0.0.0.0 and one on 127.0.0.1 may coexist, and a browser then meets the wrong one. */
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
