export { startDocumentDbAdapter } from './adapter.ts';
export type { AdapterOptions, DocumentDbAdapter } from './adapter.ts';
export { postgresqlConf, prepareDatabase } from './engine.ts';
export type { Logger } from './logger.ts';
export type { PostgresAddress } from './postgres/postgres-connection.ts';
export { postgresAddress } from './postgres/postgres-url.ts';
export { assertPromised } from './promises/assert-promised.ts';
