import { splitLocale } from '../values/locale.ts';
import { ownershipOf } from '../paths.ts';

const canonicalValue = (value: string, type: 'text' | 'integer') =>
  type === 'integer' && /^\d+$/.test(value) ? value.replace(/^0+(?=\d)/, '') : value.normalize('NFC').trim();

/**
 * Returns the canonical form of a page's address: only the query keys that the contracts list for its path, in their order, each once. The
 * gateway caches documents under it, the server renders it, and the browser compares it with its own address. `address` is path and query
 * with language prefix.
 */
export function canonicalAddress(address: string): string {
  const queryStart = address.indexOf('?');
  if (queryStart === -1) return address;
  const pathname = address.slice(0, queryStart);
  const requested = new URLSearchParams(address.slice(queryStart));
  const canonical = new URLSearchParams();
  for (const [key, type] of Object.entries(ownershipOf(splitLocale(pathname).path)?.query ?? {})) {
    const value = canonicalValue(requested.get(key) ?? '', type);
    if (value !== '') canonical.set(key, value);
  }
  return canonical.size === 0 ? pathname : `${pathname}?${canonical.toString()}`;
}
