import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range from which systems take ports for outgoing connections, so that none is taken between the question and its use. */
const lowest = 20_000;
const highest = 31_999;
const handedOut = new Set<number>();

/** A loopback port that nobody listens on; `preferred` when it is free. Never the same one twice within a process. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && !handedOut.has(preferred) && (await isFree(preferred))) return take(preferred);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(lowest, highest + 1);
    if (!handedOut.has(port) && (await isFree(port))) return take(port);
  }
  throw new Error(`no free loopback port between ${lowest} and ${highest}`);
}

function take(port: number): number {
  handedOut.add(port);
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
