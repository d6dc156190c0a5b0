import type { PostgresAddress } from './postgres-connection.ts';

const defaultPort = 5432;

/** Parses `postgres://user:password@host:port/database`. The host may be the folder of a Unix socket, percent-encoded. */
export function postgresAddress(url: string): PostgresAddress {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: decodeURIComponent(hostname),
    port: port === '' ? defaultPort : Number(port),
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
    password: password === '' ? undefined : decodeURIComponent(password),
  };
}
