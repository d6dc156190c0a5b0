import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@gvg/testing/eventually';
import { MongoClient } from 'mongodb';
import { startPrivateDocuments } from './start-private-documents.ts';
import type { RunningBackingService } from './start-backing-service.ts';
import { WriteLoad } from './write-load.ts';

const kills = 2;
const writesPerRound = 100;
/** Milliseconds, longer than restart and recovery take on a busy machine. */
const timeoutMs = 60_000;

describe('private document database killed with SIGKILL under writes', () => {
  let folder: string;
  let documents: RunningBackingService;
  let client: MongoClient;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'gvg-durability-'));
    documents = await startPrivateDocuments(folder);
    client = await new MongoClient(documents.service.url, { serverSelectionTimeoutMS: 60_000 }).connect();
  }, 120_000);
  afterAll(async () => {
    await client.close();
    await documents.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it.each(['postgres', 'documentdb'])(
    'keeps every acknowledged write exactly once after restarts of %s',
    async (name) => {
      const load = new WriteLoad(client, client.db(`durability_${name}`));
      await load.start();
      const waitForWrites = async (count: number) => {
        await eventually(() => load.acknowledged >= count, { timeoutMs });
      };
      try {
        for (let round = 1; round <= kills; round += 1) {
          await waitForWrites(load.acknowledged + writesPerRound);
          process.kill(documents.processes.find((server) => server.name === name)?.pid ?? 0, 'SIGKILL');
        }
        await waitForWrites(load.acknowledged + writesPerRound);
      } finally {
        await load.stop();
      }
      expect(await load.findings()).toEqual([]);
    },
    240_000,
  );
});
