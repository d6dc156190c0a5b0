import type { CsvRow } from '@gvg/service-kit/http/csv-endpoint';
import type { StoredAuditRecord } from '../audit-record.model.ts';

export const auditColumns = [
  'record',
  'at',
  'actor_kind',
  'actor',
  'action',
  'subject_type',
  'subject',
  'before',
  'after',
  'request',
] as const;

const jsonOf = (state: unknown) => (state === null || state === undefined ? undefined : JSON.stringify(state));

/** An audit record. `before` and `after` are JSON, `at` is UTC with milliseconds, which distinguishes records of one day. */
export function auditRow(record: StoredAuditRecord): CsvRow<(typeof auditColumns)[number]> {
  const { _id, at, actor, action, subject, before, after, correlationId } = record;
  return {
    record: _id,
    at: at.toISOString(),
    actor_kind: actor.kind,
    actor: actor.id,
    action,
    subject_type: subject.type,
    subject: subject.id,
    before: jsonOf(before),
    after: jsonOf(after),
    request: correlationId,
  };
}
