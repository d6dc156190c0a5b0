/**
 * Preview of a template draft on the real page, for staff. The page's address has a token signed by catalogue. The renderer sends the token
 * with every API read, and catalogue returns the draft instead of the published template.
 */
export const draftQueryKey = 'draft';
export const draftHeader = 'x-template-draft';

const tokenPattern = /^[\w.-]{1,200}$/;

/** Returns the token in an address (path and query), undefined without a valid one. */
export function draftOf(address: string): string | undefined {
  const queryStart = address.indexOf('?');
  if (queryStart === -1) return undefined;
  const token = new URLSearchParams(address.slice(queryStart)).get(draftQueryKey) ?? '';
  return tokenPattern.test(token) ? token : undefined;
}

/** Returns the address of the document at `path` (with language prefix) that shows the draft. */
export const draftAddress = (path: string, token: string): string => `${path}?${draftQueryKey}=${token}`;
