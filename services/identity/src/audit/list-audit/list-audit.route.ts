import type { QueryFilter } from 'mongoose';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import type { exportAudit } from '@gvg/contracts/identity/http/exports';
import { listAudit } from '@gvg/contracts/identity/http/identity';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Identity } from '../../identity.ts';
import type { StoredAuditRecord } from '../audit-record.model.ts';

export type AuditFilter = Omit<QueryOf<typeof exportAudit>, 'separator'>;

/** `from` and `to` are both included. */
export function auditFilter({
  actor,
  action,
  subjectType,
  subjectId,
  from,
  to,
}: AuditFilter): QueryFilter<StoredAuditRecord> {
  return {
    ...(actor !== undefined && { 'actor.id': actor }),
    ...(action !== undefined && { action }),
    ...(subjectType !== undefined && { 'subject.type': subjectType }),
    ...(subjectId !== undefined && { 'subject.id': subjectId }),
    ...((from !== undefined || to !== undefined) && {
      at: { ...(from !== undefined && { $gte: new Date(from) }), ...(to !== undefined && { $lte: new Date(to) }) },
    }),
  };
}

export function listAuditRoute({ app, auditRecords }: Identity): void {
  mount(app, listAudit, ({ query }) => {
    const { direction } = parseSort(query.sort);
    return findStaffPage(auditRecords, {
      filter: auditFilter(query),
      sort: { at: direction, _id: direction },
      paging: query,
      present: ({ at, expiresAt: _, ...record }) => ({ ...record, at: at.toISOString() }),
    });
  });
}
