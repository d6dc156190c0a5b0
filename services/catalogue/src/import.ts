import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { outboxCollection } from '@gvg/messaging/outbox/outbox-store';
import { connectDatabase, createWithTransaction } from '@gvg/service-kit/data/database';
import {
  databaseEnvironment,
  processEnvironment,
  readEnvironment,
  redisEnvironment,
} from '@gvg/service-kit/lifecycle/environment';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { closeRedis, connectRedis } from '@gvg/service-kit/data/redis';
import { openFreightRules } from './cost/freight-rules.ts';
import { importProductsInBulk, recordCatalogueImported } from './import/import-products-in-bulk.ts';
import { importRecords } from './import/import-records.ts';
import type { ImportContext } from './import/import-records.ts';
import { readRecords } from './import/read-records.ts';
import { createModels, prepareCollections } from './models.ts';

/**
 * `node src/import.ts [--bulk]` reads lines of `@gvg/contracts/catalogue/import-record` from standard input and inserts records that do not exist yet, also
 * while instances are running. `--bulk` writes products without an event each, for catalogues of many thousands.
 */
const environment = readEnvironment(
  databaseEnvironment.extend(redisEnvironment.shape).extend(processEnvironment.pick({ ENVIRONMENT: true }).shape),
);
if (environment.ENVIRONMENT === 'PRODUCTION')
  throw new Error('The import writes without authorisation: it is for demos and benchmarks, never for PRODUCTION.');
const bulk = process.argv.includes('--bulk');
const batchSize = bulk ? 1_000 : 100;

const logger = createLogger({ name: 'catalogue-import', level: 'info' });
const connection = await connectDatabase({ uri: environment.MONGODB_URI, name: environment.DATABASE_NAME, logger });
const redis = await connectRedis({ url: environment.REDIS_URL, prefix: environment.REDIS_PREFIX, logger });
const models = createModels(connection);
await prepareCollections(models);
const importContext: ImportContext = {
  models,
  freightRules: openFreightRules(redis, models),
  withTransaction: createWithTransaction(connection),
  context: { actor: { kind: 'system', id: 'import' }, correlationId: randomUUID() },
};

/** A running instance polls the outbox for events of other processes once a second. */
const publishTimeoutMs = 2_000;

/** Waits until a running instance has published the events; without one they are published at its next start. */
async function waitForPublishedEvents(): Promise<void> {
  const timeout = AbortSignal.timeout(publishTimeoutMs);
  while (!timeout.aborted && (await outboxCollection(connection).countDocuments({}, { limit: 1 })) > 0) await pause(50);
}

const written: Record<string, number> = {};
for await (const records of readRecords(process.stdin, batchSize)) {
  const { kind } = records[0] ?? { kind: 'product' };
  const write = bulk && kind === 'product' ? importProductsInBulk : importRecords;
  written[kind] = (written[kind] ?? 0) + (await write(records, importContext));
}
if (bulk) await recordCatalogueImported(written['product'] ?? 0, importContext);
await waitForPublishedEvents();
logger.info({ written }, 'imported');
await Promise.all([connection.close(), closeRedis(redis)]);
