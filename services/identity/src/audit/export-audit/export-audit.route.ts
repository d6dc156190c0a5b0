import { exportAudit } from '@gvg/contracts/identity/http/exports';
import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { recordExport } from '@gvg/service-kit/data/record-export';
import { streamDocuments } from '@gvg/service-kit/data/stream-documents';
import { mountCsv } from '@gvg/service-kit/http/csv-endpoint';
import { csvFileName } from '@gvg/service-kit/http/csv-file-name';
import type { Identity } from '../../identity.ts';
import { auditFilter } from '../list-audit/list-audit.route.ts';
import type { AuditFilter } from '../list-audit/list-audit.route.ts';
import { auditColumns, auditRow } from './audit-row.ts';

const dayOf = (instant: string | undefined) => (instant === undefined ? undefined : vietnamDayOf(new Date(instant)));

export function exportAuditRoute(identity: Identity): void {
  mountCsv(identity, exportAudit, async ({ query: { separator, ...filters }, context }) => {
    const days = { from: dayOf(filters.from), to: dayOf(filters.to) };
    const name = csvFileName('audit', days, identity.now());
    await recordExport(identity, { action: 'audit.export', name, filters, context });
    return { name, columns: auditColumns, separator, rows: auditRows(identity, filters) };
  });
}

async function* auditRows({ auditRecords }: Pick<Identity, 'auditRecords'>, filters: AuditFilter) {
  const found = streamDocuments(auditRecords, { filter: auditFilter(filters), sort: { at: -1, _id: -1 } });
  for await (const record of found) yield auditRow(record);
}
