import type { StoredQuote } from './quote.model.ts';

/** What the audit stores of a quote: which answer was given, not the customer's texts. */
export const auditedQuote = ({ status, versions, expiresAt }: StoredQuote) => ({
  status,
  version: versions.length,
  ...versions.at(-1),
  expiresAt,
});
