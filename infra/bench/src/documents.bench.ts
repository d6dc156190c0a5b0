import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPrivateDocuments } from '@gvg/local/parts/private-documents';
import { MongoClient } from 'mongodb';
import { fillCollection, rowCount } from './documents/bench-collection.ts';
import { driverClient } from './documents/driver-client.ts';
import { leanEngineClient, pgClient } from './documents/engine-clients.ts';
import { listLatencies } from './documents/list-latency.ts';
import type { LoadClient } from './documents/throughput.ts';
import { operationsPerSecond } from './documents/throughput.ts';
import { leanWireClient } from './documents/wire-client.ts';
import { median } from './statistics.ts';

/**
 * The document adapter beside the bare engine, in one run on an engine of its own: finds a second by an indexed field over 32 connections,
 * and the cost of a sorted, limited list beside a find by id. Clients take turns, so that all see the same machine.
 */
const connections = 32;
const rounds = 5;
const turn = 1_500;

const folder = mkdtempSync(path.join(tmpdir(), 'gvg-bench-'));
const documents = await startPrivateDocuments(folder);
const uri = documents.part.url;
const engine = new URL(documents.part.extraUrls?.DOCUMENTDB_POSTGRES_URL ?? '');
const address = { host: engine.hostname, port: Number(engine.port), user: engine.username, database: engine.pathname.slice(1) };
const client = await new MongoClient(uri).connect();
try {
  await fillCollection(client);
  await reportThroughput();
  console.log(`\nlatency over ${rowCount} documents, one at a time, official driver`);
  for (const { name, milliseconds, timesFindById } of await listLatencies(client)) {
    console.log(`  ${name.padEnd(38)} ${milliseconds.toFixed(2).padStart(8)} ms ${timesFindById.toFixed(2).padStart(8)} × find by id`);
  }
} finally {
  await client.close();
  await documents.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function reportThroughput(): Promise<void> {
  const engineByPg = await pgClient(address, connections);
  const engineLean = await leanEngineClient(address, connections);
  const adapterLean = await leanWireClient(uri, connections);
  const adapterByDriver = await driverClient(uri, connections);
  const clients = [engineByPg, engineLean, adapterLean, adapterByDriver];
  const rates = await takeTurns(clients);
  await Promise.all(clients.map((one) => one.close()));
  const rate = (one: LoadClient) => median(rates.get(one) ?? []);
  console.log(`finds a second by an indexed field, ${connections} connections, median of ${rounds} rounds`);
  for (const one of clients) console.log(`  ${one.name.padEnd(38)} ${rate(one).toFixed(0).padStart(8)}`);
  console.log(`  ${'adapter / engine, lean clients'.padEnd(38)} ${percent(rate(adapterLean) / rate(engineLean))}`);
  console.log(`  ${'adapter / engine, the usual clients'.padEnd(38)} ${percent(rate(adapterByDriver) / rate(engineByPg))}`);
}

async function takeTurns(clients: readonly LoadClient[]): Promise<Map<LoadClient, number[]>> {
  const rates = new Map<LoadClient, number[]>(clients.map((one) => [one, []]));
  for (const one of clients) await operationsPerSecond(one, turn / 3);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of clients) rates.get(one)?.push(await operationsPerSecond(one, turn));
  }
  return rates;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0).padStart(7)} %`;
}
