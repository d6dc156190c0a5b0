import { frontDoor, services } from '../site.ts';
import type { SiteAddresses } from '../site.ts';

/** Where a tool finds each service: `<NAME>_INTERNAL_URL`, and its `<NAME>_DATABASE_NAME` where it has one; the public calls at `API_URL`. */
export function toolEnvironment(addresses: SiteAddresses): Record<string, string> {
  const found: Record<string, string> = { API_URL: addresses.url(frontDoor) };
  for (const entry of services) {
    const prefix = entry.name.toUpperCase();
    const { DATABASE_NAME: database } = entry.environment(addresses);
    found[`${prefix}_INTERNAL_URL`] = addresses.internalUrl(entry.name);
    if (database !== undefined) found[`${prefix}_DATABASE_NAME`] = database;
  }
  return found;
}
