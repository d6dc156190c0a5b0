import { fragmentSchema } from '@gvg/contracts/composition/fragment';
import type { Fragment } from '@gvg/contracts/composition/fragment';
import type { Locale } from '@gvg/contracts/locale';
import { request } from 'undici';

/** A late answer still serves the next visitor, but nobody waits for it forever. Milliseconds. */
const requestTimeoutMs = 5_000;

export class ContractMismatchError extends Error {}

/** Asks a remote's server to draw a page. Throws when it is dead, late beyond reason, out of order, or speaks another contract. */
export async function fetchFragment(fragmentUrl: string, path: string, locale: Locale): Promise<Fragment> {
  const query = new URLSearchParams({ path, locale });
  const { statusCode, body } = await request(`${fragmentUrl}/fragment?${query.toString()}`, {
    headersTimeout: requestTimeoutMs,
    bodyTimeout: requestTimeoutMs,
    headers: { accept: 'application/json' },
  });
  if (statusCode >= 500) {
    await body.dump();
    throw new Error(`The fragment server answers ${statusCode}`);
  }
  const parsed = fragmentSchema.safeParse(await body.json());
  if (!parsed.success) throw new ContractMismatchError(parsed.error.message);
  return parsed.data;
}
