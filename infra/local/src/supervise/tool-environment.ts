import { publicEntry, services } from '../site.ts';
import type { SiteAddresses } from '../site.ts';

/** Addresses for tools: `<NAME>_INTERNAL_URL` of each service, `<NAME>_DATABASE_NAME` if it has a database, and the public API as `API_URL`. */
export function toolEnvironment(addresses: SiteAddresses): Record<string, string> {
  const environment: Record<string, string> = { API_URL: addresses.url(publicEntry) };
  for (const entry of services) {
    const prefix = entry.name.toUpperCase().replaceAll('-', '_');
    const { DATABASE_NAME: database } = entry.environment(addresses);
    environment[`${prefix}_INTERNAL_URL`] = addresses.internalUrl(entry.name);
    if (database !== undefined) environment[`${prefix}_DATABASE_NAME`] = database;
  }
  return environment;
}
