import { apiQuery, keyOf } from '@gvg/browser-kit';
import type { CallInput, CallResponse } from '@gvg/browser-kit';
import { keepPreviousData } from '@gvg/query';

export type AuditEntry = CallResponse<'listAudit'>['docs'][number];

export const auditKey = keyOf('/v1/audit');

/** One page of the audit log. The previous page stays until it has loaded. */
export const auditQuery = (query: NonNullable<CallInput<'listAudit'>['query']>) => ({
  ...apiQuery('listAudit', { query }),
  placeholderData: keepPreviousData,
});
