/**
 * The real page with the draft of one template in it, for staff: its address has a token that catalogue signed. Whatever renders that document sends the token
 * with each read of the API, and catalogue answers with the draft in place of what is published.
 */
export const draftQueryKey = 'draft';
export const draftHeader = 'x-template-draft';

const tokenPattern = /^[\w.-]{1,200}$/;

/** The token of an address (path and query); undefined for every other document. */
export function draftOf(address: string): string | undefined {
  const queryStart = address.indexOf('?');
  if (queryStart === -1) return undefined;
  const token = new URLSearchParams(address.slice(queryStart)).get(draftQueryKey) ?? '';
  return tokenPattern.test(token) ? token : undefined;
}

/** The address of the document at `path` (with language prefix) that shows the draft. */
export const draftAddress = (path: string, token: string): string => `${path}?${draftQueryKey}=${token}`;
