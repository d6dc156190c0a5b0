import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startPrivateDocuments } from './private-documents.ts';
import type { RunningPart } from './running-parts.ts';
import { WriteLoad } from './write-load.ts';

const deaths = 2;
const enough = 100;
/** Longer than restart and recovery take on a busy machine, in milliseconds. */
const patience = 60_000;

describe('the documents, killed with -9 under writes', () => {
  let folder: string;
  let part: RunningPart;
  let client: MongoClient;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'gvg-durability-'));
    part = await startPrivateDocuments(folder);
    client = await new MongoClient(part.part.url, { serverSelectionTimeoutMS: 60_000 }).connect();
  }, 120_000);
  afterAll(async () => {
    await client.close();
    await part.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it.each(['postgres', 'documentdb'])('come back with every acknowledged write, and none twice: %s', async (name) => {
    const load = new WriteLoad(client, client.db(`durability_${name}`));
    await load.start();
    const reached = async (count: number) => {
      const deadline = Date.now() + patience;
      while (load.acknowledged < count && Date.now() < deadline) await pause(10);
      expect(load.acknowledged).toBeGreaterThanOrEqual(count);
    };
    try {
      for (let death = 1; death <= deaths; death += 1) {
        await reached(load.acknowledged + enough);
        process.kill(part.processes.find((server) => server.name === name)?.pid ?? 0, 'SIGKILL');
      }
      await reached(load.acknowledged + enough);
    } finally {
      await load.stop();
    }
    expect(await load.findings()).toEqual([]);
  }, 240_000);
});
