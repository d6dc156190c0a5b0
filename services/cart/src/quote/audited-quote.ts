import type { StoredQuote } from './quote.model.ts';

/** Auditable fields of a quote: the last answer, without the customer's texts. */
export const auditedQuote = ({ status, versions, expiresAt }: StoredQuote) => ({
  status,
  version: versions.length,
  ...versions.at(-1),
  expiresAt,
});
