import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import type { Site } from '../site.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

/** Slow to normalise in each comparison with a name of the shop. */
const marks = `a${'\u0315\u0300'.repeat(36_000)}`;
const blanks = `1${' '.repeat(72_000)}x`;

/** Files of 144 KB and more: a cell, a header and a number that are slow to normalise or to match. */
const files = [
  `name_vi,category,price\nBánh,${marks},1000\n`,
  `name_vi,${marks},price\nBánh,x,1000\n`,
  `name_vi,category,price,stock\nBánh,x,${blanks},${blanks}\n`,
];

const ended: ReadonlySet<string> = new Set(['READY', 'REFUSED', 'MAPPING', 'ENCODING']);

export const slowFiles: AttackCase = {
  name: 'imports of cells of 144 KB of combining marks',
  async run(site) {
    const authorization = `Bearer ${await site.mint({ roles: ['ADMIN'] })}`;
    return serveOthersDuring(
      site.url,
      Promise.all(files.map((file, index) => readFile(site, { file, name: `attack-${index}.csv`, authorization }))),
      ['/v1/products?limit=5', '/v1/product-categories'],
    );
  },
};

/** Sends a file and waits until it is read or refused. */
async function readFile(
  { url }: Site,
  { file, name, authorization }: { file: string; name: string; authorization: string },
): Promise<void> {
  const address = new URL('/v1/products/imports', url);
  address.searchParams.set('name', name);
  const headers = { authorization, 'content-type': 'text/csv' };
  const response = await fetch(address, { method: 'POST', headers, body: file });
  const { _id } = (await response.json()) as { _id: string };
  expectEqual('status of a sent file', response.status, 202);
  for (let state = ''; !ended.has(state); await pause(200)) {
    const read = await fetch(new URL(`/v1/products/imports/${_id}`, url), { headers });
    state = ((await read.json()) as { state: string }).state;
  }
}
