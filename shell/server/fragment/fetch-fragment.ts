import { fragmentSchema } from '@gvg/contracts/composition/fragment';
import type { Fragment } from '@gvg/contracts/composition/fragment';
import { draftQueryKey } from '@gvg/contracts/composition/draft-document';
import type { Locale } from '@gvg/contracts/values/locale';
import { request } from 'undici';

/** In milliseconds. Longer than a document waits: a late response becomes the last good one for later documents. */
const requestTimeoutMs = 5_000;

class ContractMismatchError extends Error {}

/** The server is up and rejects this path. */
export class FragmentRejectedError extends Error {}

/**
 * Requests a rendered page from the server of a remote, with the draft if its token is given. Throws FragmentRejectedError for a status
 * from 400 to 499, and another error for connection errors, timeouts, statuses from 500 and invalid responses.
 */
export async function fetchFragment(
  fragmentUrl: string,
  path: string,
  locale: Locale,
  draft?: string,
): Promise<Fragment> {
  const query = new URLSearchParams({ path, locale, ...(draft === undefined ? {} : { [draftQueryKey]: draft }) });
  const { statusCode, body } = await request(`${fragmentUrl}/fragment?${query.toString()}`, {
    headersTimeout: requestTimeoutMs,
    bodyTimeout: requestTimeoutMs,
    headers: { accept: 'application/json' },
  });
  if (statusCode >= 400) {
    await body.dump();
    const message = `The fragment server responded with ${statusCode}`;
    throw statusCode < 500 ? new FragmentRejectedError(message) : new Error(message);
  }
  const parsed = fragmentSchema.safeParse(await body.json());
  if (!parsed.success) throw new ContractMismatchError(parsed.error.message);
  return parsed.data;
}
