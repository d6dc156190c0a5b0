import { parse } from 'csv-parse/sync';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { listAudit } from '@gvg/contracts/identity/http/identity';
import { eventually } from '@gvg/testing/eventually';
import { startIdentityHarness } from '../../testing/identity-harness.ts';
import type { IdentityHarness } from '../../testing/identity-harness.ts';
import { auditRecordModel } from '../audit-record.model.ts';
import type { StoredAuditRecord } from '../audit-record.model.ts';

let identity: IdentityHarness;

const anna = 'a'.repeat(24);
const binh = 'b'.repeat(24);
let made = 0;
const makeRecord = (fields: Partial<StoredAuditRecord> = {}): StoredAuditRecord => {
  made += 1;
  return {
    _id: `record-${made}`,
    at: new Date(Date.UTC(2026, 10, made)),
    actor: { kind: 'user', id: anna },
    action: 'product.update',
    subject: { type: 'product', id: `${made}` },
    before: null,
    after: null,
    correlationId: `request-${made}`,
    ...fields,
  };
};

beforeAll(async () => {
  identity = await startIdentityHarness('export-audit');
  await auditRecordModel(identity.connection).insertMany([
    makeRecord({ before: { name: '=1+1', note: 'a "b",\nc' }, after: { name: '🍜', price: -5 } }),
    makeRecord({ action: 'order.weigh', subject: { type: 'order', id: '=1+1' } }),
    makeRecord({ actor: { kind: 'user', id: binh }, subject: { type: 'product', id: '-5' } }),
    makeRecord({ subject: { type: '＝product', id: 'đ' } }),
  ]);
});
afterAll(() => identity.close());

type Row = Record<string, string>;

const exportFile = (query: Record<string, unknown>) =>
  identity.client.post('/v1/audit/export', { as: 'SYSTEM_ADMIN', query });
const period = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-04T00:00:00.000Z' };
const exported = async (query: Record<string, unknown> = {}): Promise<Row[]> => {
  const { status, text } = await exportFile({ ...period, ...query });
  expect(status).toBe(200);
  return parse(text, { columns: true, bom: true });
};

it('exports each record with its states before and after, and no cell that starts a formula', async () => {
  const rows = await exported();
  expect(rows.map(({ subject_type: type, subject }) => [type, subject])).toEqual([
    [`'＝product`, 'đ'],
    ['product', `'-5`],
    ['order', `'=1+1`],
    ['product', '1'],
  ]);
  expect(rows.at(-1)).toEqual({
    record: 'record-1',
    at: '2026-11-01T00:00:00.000Z',
    actor_kind: 'user',
    actor: anna,
    action: 'product.update',
    subject_type: 'product',
    subject: '1',
    before: JSON.stringify({ name: '=1+1', note: 'a "b",\nc' }),
    after: JSON.stringify({ name: '🍜', price: -5 }),
    request: 'request-1',
  });
});

it('exports the rows of the list, newest first', async () => {
  const sizes: number[] = [];
  for (const filter of [
    {},
    { actor: binh },
    { action: 'order.weigh' },
    { subjectType: 'product' },
    { subjectId: '-5' },
    { from: '2026-11-03T00:00:00.000Z' },
  ]) {
    const query = { ...period, ...filter };
    const { docs } = (
      await identity.client.get<ResponseBodyOf<typeof listAudit>>('/v1/audit', { as: 'SYSTEM_ADMIN', query })
    ).body;
    const rows = await exported(query);
    expect({ query, ids: rows.map(({ record }) => record) }).toEqual({ query, ids: docs.map(({ _id }) => _id) });
    sizes.push(rows.length);
  }
  expect(sizes).toEqual([4, 1, 1, 2, 1, 2]);
});

it('names the file after its days, and audits the export with its caller and filters', async () => {
  const query = { ...period, actor: binh, separator: 'SEMICOLON' };
  const { headers, text } = await exportFile(query);
  expect(headers.get('content-disposition')).toBe('attachment; filename="audit_2026-11-01_2026-11-04.csv"');
  expect(text).toContain('record;at;actor_kind;actor;action;subject_type;subject;before;after;request\r\n');
  const recorded = await eventually(async () => {
    const found = await auditRecordModel(identity.connection)
      .findOne({ action: 'audit.export', 'after.actor': binh })
      .lean();
    expect(found).not.toBeNull();
    return found;
  });
  expect(recorded).toMatchObject({
    actor: { kind: 'user', id: expect.any(String) },
    subject: { type: 'export', id: 'audit' },
    before: null,
    after: { name: 'audit_2026-11-01_2026-11-04', actor: binh, ...period },
  });
});
