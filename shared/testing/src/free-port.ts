import { randomInt } from 'node:crypto';
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Below the ephemeral port range, so that neither an outgoing connection nor a server on any free port takes a port between its probe and
 * its use.
 */
const lowestPort = 20_000;
const highestPort = 31_999;
const reservedPorts = new Set<number>();

/**
 * Contains a file for each port returned to a process of this user, because a site gets the ports of all its servers long before they
 * listen.
 */
const claimFolder = path.join(tmpdir(), `gvg-ports-${process.getuid?.() ?? ''}`);
/** Longer than a site's servers take to start. */
const claimMs = 180_000;

/**
 * Returns an unused loopback port: `preferred` if it is free. Never returns the same port twice within a process, nor one returned to
 * another process in the last minutes, unless it is preferred.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await reserve(preferred))) {
    claim(preferred);
    return preferred;
  }
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(lowestPort, highestPort + 1);
    if ((await reserve(port)) && claim(port)) return port;
  }
  throw new Error(`no free loopback port between ${lowestPort} and ${highestPort}`);
}

/** Returns false for a port that is reserved or in use. Reserves it before the probe, because other calls run meanwhile. */
async function reserve(port: number): Promise<boolean> {
  if (reservedPorts.has(port)) return false;
  reservedPorts.add(port);
  if (await isFree(port)) return true;
  reservedPorts.delete(port);
  return false;
}

/** Returns false if another process has claimed the port recently, because its server may not listen yet. */
function claim(port: number): boolean {
  mkdirSync(claimFolder, { recursive: true });
  const file = path.join(claimFolder, String(port));
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const now = new Date();
  if (now.getTime() - statSync(file).mtimeMs < claimMs) return false;
  utimesSync(file, now, now);
  return true;
}

/**
 * Also probes the wildcard address: a listener on 0.0.0.0 and one on 127.0.0.1 may coexist, and a browser could then reach the wrong one.
 */
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
