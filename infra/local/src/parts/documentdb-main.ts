import { startDocumentDbAdapter } from '@gvg/documentdb';

const { DOCUMENTDB_POSTGRES_PORT, DOCUMENTDB_PORT } = process.env;
const adapter = await startDocumentDbAdapter({
  postgres: { host: '127.0.0.1', port: Number(DOCUMENTDB_POSTGRES_PORT), user: 'postgres', database: 'postgres' },
  host: '127.0.0.1',
  port: Number(DOCUMENTDB_PORT),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void adapter.close());
