import { lookup } from 'node:dns/promises';
import { connect as connectSocket, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import { OutsideFetchError } from './outside-fetch.error.ts';
import { isPublicAddress } from './public-address.ts';

/** Returns all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Opens a TCP connection to exactly this address. */
export type Dial = (address: string, port: number) => Socket;

export const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);
export const dialByTcp: Dial = (address, port) => connectSocket({ host: address, port });

const defaultPorts: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** Returns the first address of `hostname` if all of them are public. A name with one internal address is not trusted with its others. */
export async function checkedAddress(hostname: string, resolve: Resolve): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(literal) === 0 ? await resolve(hostname) : [literal];
  const [first] = addresses;
  if (first === undefined) throw new OutsideFetchError('UNREACHABLE');
  if (!addresses.every(isPublicAddress)) throw new OutsideFetchError('REFUSED');
  return first;
}

/** Creates undici's connector that connects to exactly the checked address, with TLS for the name. */
export function checkedConnector({ resolve, dial }: { resolve: Resolve; dial: Dial }): buildConnector.connector {
  return ({ hostname, protocol }, callback) => {
    const open = async () => {
      const port = defaultPorts[protocol];
      if (port === undefined) throw new OutsideFetchError('REFUSED');
      const socket = dial(await checkedAddress(hostname, resolve), port);
      return protocol === 'https:' ? connectTls({ socket, servername: hostname, ALPNProtocols: ['http/1.1'] }) : socket;
    };
    open().then(
      (socket) => {
        const fail = (error: Error) => {
          callback(error, null);
        };
        socket.once('error', fail);
        socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => {
          socket.off('error', fail);
          callback(null, socket);
        });
      },
      (error: unknown) => {
        callback(error as Error, null);
      },
    );
  };
}
