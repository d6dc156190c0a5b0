import { publicEntry, services } from '../site.ts';
import type { SiteAddresses } from '../site.ts';

/** Where a tool finds each service: `<NAME>_INTERNAL_URL`, and its `<NAME>_DATABASE_NAME` where it has one; the public calls at `API_URL`. */
export function toolEnvironment(addresses: SiteAddresses): Record<string, string> {
  const environment: Record<string, string> = { API_URL: addresses.url(publicEntry) };
  for (const entry of services) {
    const prefix = entry.name.toUpperCase();
    const { DATABASE_NAME: database } = entry.environment(addresses);
    environment[`${prefix}_INTERNAL_URL`] = addresses.internalUrl(entry.name);
    if (database !== undefined) environment[`${prefix}_DATABASE_NAME`] = database;
  }
  return environment;
}
