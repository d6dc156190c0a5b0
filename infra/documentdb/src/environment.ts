import { defaultPoolSize } from './adapter.ts';
import type { PostgresAddress } from './postgres/postgres-connection.ts';

export type Environment = { host: string; port: number; postgres: PostgresAddress; strict: boolean; poolSize: number; logLevel: string };

/** Reads HOST, PORT, PGHOST, PGPORT, PGUSER, PGDATABASE, POOL_SIZE, STRICT and LOG_LEVEL. @throws Error naming every bad one */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const bad: string[] = [];
  const portOf = (name: string, otherwise: number): number => {
    const text = variables[name];
    const port = text === undefined ? otherwise : Number(text);
    if (!Number.isInteger(port) || port < 0 || port > 65535) bad.push(`${name} must be a port, not ${text}`);
    return port;
  };
  const poolSize = Number(variables.POOL_SIZE ?? defaultPoolSize);
  if (!Number.isInteger(poolSize) || poolSize < 1) bad.push(`POOL_SIZE must be a number of connections, not ${variables.POOL_SIZE}`);
  const { STRICT: strict = '0' } = variables;
  if (strict !== '0' && strict !== '1') bad.push(`STRICT must be 0 or 1, not ${strict}`);
  const environment = {
    host: variables.HOST ?? '127.0.0.1',
    port: portOf('PORT', 0),
    postgres: {
      host: variables.PGHOST ?? '127.0.0.1',
      port: portOf('PGPORT', 5432),
      user: variables.PGUSER ?? 'postgres',
      database: variables.PGDATABASE ?? 'postgres',
    },
    strict: strict === '1',
    poolSize,
    logLevel: variables.LOG_LEVEL ?? 'info',
  };
  if (bad.length > 0) throw new Error(`the environment is wrong: ${bad.join('; ')}`);
  return environment;
}
