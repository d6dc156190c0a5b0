import { startDocumentDbAdapter } from '@gvg/documentdb';
import { pino } from 'pino';
import { postgresAddress } from './postgres-server.ts';

/** The adapter as a process of its own; what it is to do comes in the environment. */
const { DOCUMENTDB_POSTGRES_PORT, DOCUMENTDB_PORT, DOCUMENTDB_STRICT } = process.env;
const adapter = await startDocumentDbAdapter({
  postgres: postgresAddress(Number(DOCUMENTDB_POSTGRES_PORT)),
  host: '127.0.0.1',
  port: Number(DOCUMENTDB_PORT),
  strict: DOCUMENTDB_STRICT === 'true',
  logger: pino({ name: 'documentdb' }),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void adapter.close());
