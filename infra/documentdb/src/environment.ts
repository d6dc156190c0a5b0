import { defaultPoolSize } from './adapter.ts';
import type { PostgresAddress } from './postgres/postgres-connection.ts';
import type { Credentials } from './services.ts';

export type Environment = {
  host: string;
  port: number;
  postgres: PostgresAddress;
  credentials: Credentials | undefined;
  strict: boolean;
  poolSize: number;
  logLevel: string;
};

/** SASLprep leaves these unchanged, so client and server hash the same bytes. */
const printableAscii = /^[\x20-\x7e]+$/;
const plainName = /^[\w.-]+$/;

/**
 * Reads the adapter’s environment.
 *
 * HOST and PORT: the address to listen on. AUTH_USER and AUTH_PASSWORD: credentials of clients; without them no authentication is required.
 * PGHOST (a name, an address, or the folder of a Unix socket), PGPORT, PGUSER, PGPASSWORD, PGDATABASE: the engine. POOL_SIZE, STRICT (0 or
 * 1), LOG_LEVEL.
 *
 * @throws Error that names every invalid variable, without passwords
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const bad: string[] = [];
  const portOf = (name: string, otherwise: number): number => {
    const text = variables[name];
    const port = text === undefined ? otherwise : Number(text);
    if (!Number.isInteger(port) || port < 0 || port > 65535) bad.push(`${name} must be a port, not ${text}`);
    return port;
  };
  const poolSize = Number(variables.POOL_SIZE ?? defaultPoolSize);
  if (!Number.isInteger(poolSize) || poolSize < 1)
    bad.push(`POOL_SIZE must be a number of connections, not ${variables.POOL_SIZE}`);
  const { STRICT: strict = '0' } = variables;
  if (strict !== '0' && strict !== '1') bad.push(`STRICT must be 0 or 1, not ${strict}`);
  const passwordOf = (name: string): string | undefined => {
    const password = variables[name];
    if (password !== undefined && !printableAscii.test(password)) bad.push(`${name} must be printable ASCII`);
    return password;
  };
  const credentialsOf = (): Credentials | undefined => {
    const user = variables.AUTH_USER;
    const password = passwordOf('AUTH_PASSWORD');
    if (user !== undefined && !plainName.test(user))
      bad.push(`AUTH_USER must be letters, digits, dots and dashes, not ${user}`);
    if (user !== undefined && password !== undefined) return { user, password };
    if (user !== password) bad.push('AUTH_USER and AUTH_PASSWORD belong together');
    return undefined;
  };
  const environment = {
    host: variables.HOST ?? '127.0.0.1',
    port: portOf('PORT', 0),
    postgres: {
      host: variables.PGHOST ?? '127.0.0.1',
      port: portOf('PGPORT', 5432),
      user: variables.PGUSER ?? 'postgres',
      database: variables.PGDATABASE ?? 'postgres',
      password: passwordOf('PGPASSWORD'),
    },
    credentials: credentialsOf(),
    strict: strict === '1',
    poolSize,
    logLevel: variables.LOG_LEVEL ?? 'info',
  };
  if (bad.length > 0) throw new Error(`the environment is wrong: ${bad.join('; ')}`);
  return environment;
}
