import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { csvQuery, csvResponse } from '@gvg/contracts/definitions/csv-file';
import { defineEndpoint } from '@gvg/contracts/definitions/endpoint';
import { eventually } from '@gvg/testing/eventually';
import express, { Router } from 'express';
import { z } from 'zod';
import { createLogger } from '../telemetry/logger.ts';
import { mountCsv } from './csv-endpoint.ts';
import type { CsvRow } from './csv-endpoint.ts';
import { provideEndpointDependencies } from './endpoint.ts';
import { traceRequests } from './request-context.ts';

const endpoint = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/rows/export',
  access: 'public',
  limit: 'read',
  query: z.object(csvQuery),
  response: csvResponse,
  produces: 'text/csv',
  errors: [],
});

let rows: () => AsyncIterable<CsvRow<'name' | 'amount'>>;
let server: Server;
const logger = createLogger({ name: 'test', level: 'silent' });

beforeEach(async () => {
  const app = Router();
  provideEndpointDependencies(app, { authenticate: undefined, limits: undefined, validateResponses: true });
  mountCsv({ app, logger }, endpoint, async ({ query: { separator } }) => ({
    name: 'rows_2026-11',
    columns: ['name', 'amount'],
    separator,
    rows: rows(),
  }));
  server = createServer(express().use(traceRequests(), app));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

const address = (query = '') => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/rows/export${query}`;
const open = async (): Promise<IncomingMessage> => {
  const [response] = (await once(get(address()), 'response')) as [IncomingMessage];
  return response;
};
const textOf = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.bytes());

async function* few(): AsyncGenerator<CsvRow<'name' | 'amount'>> {
  yield { name: 'Bánh "tráng", dẻo', amount: -5_000 };
  yield { name: 'a\nb', amount: 0 };
  yield { name: 'c\rd; e', amount: undefined };
  yield { name: '=HYPERLINK("x")', amount: 12_000_000 };
  yield { name: 'x;=1+1,=2+2', amount: 1 };
}

it('file has a BOM, a header, one row per record and a file name', async () => {
  rows = few;
  const response = await fetch(address());
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="rows_2026-11.csv"');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await textOf(response)).toBe(
    '\uFEFFname,amount\r\n"Bánh ""tráng"", dẻo",-5000\r\n"a\nb",0\r\n"c\rd; e",\r\n"\'=HYPERLINK(""x"")",12000000\r\n"x;=1+1,=2+2",1\r\n',
  );
});

it('file for Excel is separated by semicolons', async () => {
  rows = few;
  expect(await textOf(await fetch(address('?separator=SEMICOLON')))).toBe(
    '\uFEFFname;amount\r\n"Bánh ""tráng"", dẻo";-5000\r\n"a\nb";0\r\n"c\rd; e";\r\n"\'=HYPERLINK(""x"")";12000000\r\n"x;=1+1,=2+2";1\r\n',
  );
});

it('file without rows has only its header', async () => {
  rows = async function* none() {};
  expect(await textOf(await fetch(address()))).toBe('\uFEFFname,amount\r\n');
});

function endless(): { read: () => number; isEnded: () => boolean; rows: typeof rows } {
  let read = 0;
  let isEnded = false;
  return {
    read: () => read,
    isEnded: () => isEnded,
    rows: async function* () {
      try {
        for (;;) yield { name: 'x'.repeat(1_000), amount: (read += 1) };
      } finally {
        isEnded = true;
      }
    },
  };
}

it("rows are read at the client's pace, and not after it disconnects", async () => {
  const source = endless();
  rows = source.rows;
  const response = await open();
  let before = -1;
  // Nothing reads from the connection: its buffers fill up, and then no further row is read.
  await eventually(() => {
    const isStill = source.read() > 0 && source.read() === before;
    before = source.read();
    return isStill;
  });
  expect(source.read()).toBeLessThan(50_000);
  expect(source.isEnded()).toBe(false);
  response.resume();
  await eventually(() => source.read() > before);
  response.destroy();
  await eventually(source.isEnded);
});

it('failure while streaming closes the connection, so that the file does not look complete', async () => {
  rows = async function* () {
    for (let row = 0; row < 1_000; row += 1) yield { name: 'x'.repeat(1_000), amount: row };
    throw new Error('the database is away');
  };
  await expect(fetch(address()).then((response) => response.bytes())).rejects.toThrow('terminated');
});
