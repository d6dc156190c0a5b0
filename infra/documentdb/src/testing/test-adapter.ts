import type { AdapterOptions, DocumentDbAdapter } from '../adapter.ts';
import { startDocumentDbAdapter } from '../adapter.ts';
import type { PostgresAddress } from '../postgres/postgres-connection.ts';
import { postgresAddress } from '../postgres/postgres-url.ts';

/** Returns the address of the test run’s engine. */
export function engineAddress(): PostgresAddress {
  return postgresAddress(process.env.DOCUMENTDB_POSTGRES_URL ?? '');
}

export type LogEntry = { level: string; message: string; context: object };

export type TestAdapter = DocumentDbAdapter & { log: readonly LogEntry[] };

/** Starts a strict adapter for one test on the run’s engine. */
export async function startTestAdapter(options: Partial<AdapterOptions> = {}): Promise<TestAdapter> {
  const log: LogEntry[] = [];
  const write = (level: string) => (context: object, message: string) => void log.push({ level, context, message });
  const logger = { info: write('info'), warn: write('warn'), error: write('error') };
  const adapter = await startDocumentDbAdapter({
    postgres: engineAddress(),
    host: '127.0.0.1',
    port: 0,
    strict: true,
    poolSize: 4,
    transactionPoolSize: 2,
    ...options,
    logger,
  });
  return { ...adapter, log };
}
