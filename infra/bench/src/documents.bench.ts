import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresAddress } from '@gvg/documentdb';
import { startPrivateDocuments } from '@gvg/local/backing-services/start-private-documents';
import { MongoClient } from 'mongodb';
import { fillCollection, rowCount } from './documents/bench-collection.ts';
import { driverClient } from './documents/driver-client.ts';
import { leanEngineClient, pgClient } from './documents/engine-clients.ts';
import { listLatencies } from './documents/list-latency.ts';
import type { LoadClient, Throughput } from './documents/throughput.ts';
import { throughputOf } from './documents/throughput.ts';
import { leanWireClient } from './documents/wire-client.ts';
import { median } from './statistics.ts';

/**
 * Compares the document adapter with the bare engine on a private engine: finds per second by an indexed field over 32 connections, and the
 * latency of a sorted, limited list relative to a find by id.
 *
 * Clients run in alternating rounds, so that all see the same machine load. The adapter’s overhead is measured with two equally light
 * clients that decode nothing. The usual clients are measured as well, but the official driver’s own CPU time, several times that of `pg`,
 * competes with adapter and engine.
 */
const connections = 32;
const rounds = 7;
const roundMs = 1_000;

const folder = mkdtempSync(path.join(tmpdir(), 'gvg-bench-'));
const documents = await startPrivateDocuments(folder);
const uri = documents.service.url;
const address = postgresAddress(documents.service.extraUrls?.DOCUMENTDB_POSTGRES_URL ?? '');
const client = await new MongoClient(uri).connect();
try {
  await fillCollection(client);
  await reportThroughput();
  await reportLatency();
} finally {
  await client.close();
  await documents.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function reportThroughput(): Promise<void> {
  const bare = await leanEngineClient(address, connections);
  const adapter = await leanWireClient(uri, connections);
  const bareByPg = await pgClient(address, connections);
  const adapterByDriver = await driverClient(uri, connections);
  const clients = [bare, adapter, bareByPg, adapterByDriver];
  const rates = await runRounds(clients);
  await Promise.all(clients.map((one) => one.close()));
  const perSecond = (one: LoadClient) => median((rates.get(one) ?? []).map((rate) => rate.perSecond));
  console.log(`finds by an indexed field, ${connections} connections, median of ${rounds} rounds`);
  console.log(`  ${''.padEnd(38)} a second   µs of the client itself`);
  for (const one of clients) {
    const own = median((rates.get(one) ?? []).map((rate) => rate.clientMicroseconds));
    console.log(`  ${one.name.padEnd(38)} ${perSecond(one).toFixed(0).padStart(8)} ${own.toFixed(0).padStart(26)}`);
  }
  console.log(`  ${'adapter / bare engine'.padEnd(38)} ${percent(perSecond(adapter) / perSecond(bare))}`);
  console.log(
    `  ${'adapter / bare engine, usual clients'.padEnd(38)} ${percent(perSecond(adapterByDriver) / perSecond(bareByPg))}`,
  );
}

async function runRounds(clients: readonly LoadClient[]): Promise<Map<LoadClient, Throughput[]>> {
  const rates = new Map<LoadClient, Throughput[]>(clients.map((one) => [one, []]));
  for (const one of clients) await throughputOf(one, roundMs / 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of clients) rates.get(one)?.push(await throughputOf(one, roundMs));
  }
  return rates;
}

async function reportLatency(): Promise<void> {
  const measured = await listLatencies(client);
  const byId = measured[0]?.milliseconds ?? Number.NaN;
  console.log(`\nlatency over ${rowCount} documents, one operation at a time, official driver, median`);
  for (const { name, milliseconds } of measured) {
    console.log(
      `  ${name.padEnd(38)} ${milliseconds.toFixed(2).padStart(8)} ms ${(milliseconds / byId).toFixed(2).padStart(6)} × find by id`,
    );
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0).padStart(7)} %`;
}
