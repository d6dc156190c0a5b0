import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RowRefusal, StatementBank } from '@gvg/contracts/cart/terms';
import { decodeStatement } from './decode-statement.ts';
import { readStatement } from './read-statement.ts';
import type { Statement } from './read-statement.ts';

const folder = path.join(import.meta.dirname, 'statements');
const account = '1020304050';
const bankOf: Record<string, StatementBank> = {
  vcb: 'VIETCOMBANK',
  two: 'VIETCOMBANK',
  tcb: 'TECHCOMBANK',
  spreadsheet: 'TECHCOMBANK',
  mb: 'MB',
  bidv: 'BIDV',
  acb: 'ACB',
};

async function read(name: string, own = account): Promise<Statement> {
  const csv = await decodeStatement(readFileSync(path.join(folder, name)));
  const bank = bankOf[/^[a-z]+/.exec(name)?.[0] ?? ''];
  if (csv === undefined || bank === undefined) throw new Error(`${name} is no text`);
  const statement = readStatement({ bank, account: own, csv });
  if (statement === undefined || 'missing' in statement) throw new Error(`${name}: ${JSON.stringify(statement)}`);
  return statement;
}

/** 20 November in Vietnam. */
const day = '2026-11-19T17:00:00.000Z';
type Row = [row: number, amount: number, reference: string, content: unknown, receivedAt?: string];
type Refused = [row: number, reason: RowRefusal];

const cases: Record<string, { rows: Row[]; refused?: Refused[] }> = {
  'tcb-cr-only.csv': { rows: [[2, 1_050_000, 'FT9', 'CODE1']] },
  'tcb-dash.csv': { rows: [[3, 1_050_000, 'FT21', 'CODE1']] },
  'tcb-english-1252.csv': { rows: [[2, 1_050_000, 'FT26324003', 'CODE1 café']] },
  'tcb-long.csv': { rows: [[2, 1_050_000, 'FT50', expect.stringMatching(/^CHUYEN TIEN MUA HANG.{470,}$/)]] },
  'tcb-merged-header.csv': { rows: [[2, 1_050_000, 'FT1', 'CODE1']] },
  'tcb-quoted-apostrophe.csv': {
    rows: [
      [2, 1_050_000, 'FT60', 'CODE1'],
      [3, 1_050_000, 'FT61', 'CODE1'],
    ],
  },
  'tcb-reversal.csv': {
    rows: [[2, 1_050_000, 'FT30', 'CODE1']],
    refused: [
      [3, 'REVERSAL'],
      [4, 'REVERSAL'],
      [5, 'INVALID_AMOUNT'],
      [6, 'INVALID_AMOUNT'],
    ],
  },
  'tcb-sep-line.csv': { rows: [[3, 1_050_000, 'FT9', 'CODE1']] },
  'tcb-stray-quote.csv': {
    rows: [
      [2, 1_050_000, 'FT40', 'tien mua 5" banh CODE1'],
      [3, 2_000_000, 'FT41', expect.stringContaining('CODE2')],
      [4, 3_000_000, 'FT42', 'ok'],
    ],
  },
  'tcb-tktt-header.csv': { rows: [[2, 1_050_000, 'FT1', 'CODE1']] },
  'tcb-utf16le.txt': { rows: [[2, 1_050_000, 'FT26324001', 'CODE1 chuyen tien']] },
  'tcb-windows-1258.csv': { rows: [[2, 1_050_000, 'FT26324002', 'CODE1']] },
  'vcb-cashup-merged.csv': {
    rows: [[4, 1_050_000, '5243.65937', expect.stringMatching(/CODE1 chuyen\s+tien/)]],
  },
  'vcb-cashup-spaces.csv': { rows: [[4, 1_050_000, '5243.65937', 'x CODE1']] },
  'vcb-plus-minus.csv': {
    rows: [[2, 1_050_000, '5021 - 10001', 'MBVCB.1.2.CODE1 chuyen tien.CT tu 0000000001 NGUYEN THI A']],
  },
  'vcb-totals.csv': { rows: [[3, 1_000_000, '5243.60', 'CODE1']] },
  'mb.csv': {
    rows: [[6, 1_050_000, 'FT26324000000001', 'CODE1 chuyen tien- Ma GD ACSP/ 000001', '2026-11-20T02:30:15.000Z']],
  },
  'bidv.csv': {
    rows: [
      [
        ...([6, 1_050_000, '5190MBT-0000001', 'TKThe :0000000001, tai ACB. CODE1 chuyen tien'] as const),
        '2026-11-20T02:30:15.000Z',
      ],
    ],
  },
  'acb.csv': { rows: [[3, 1_050_000, '1001', 'CODE1 chuyen tien GD 000001-112026']] },
  'two-accounts.csv': { rows: [[4, 1_000_000, '5243.1', 'CODE1']], refused: [[9, 'OTHER_ACCOUNT']] },
  'spreadsheet-numbers.csv': {
    rows: [[4, 3_000_000, '5243.5937', 'CODE3']],
    refused: [
      [2, 'LONG_NUMBER'],
      [3, 'LONG_NUMBER'],
    ],
  },
};

it('has a case for each statement file', () => {
  expect(Object.keys(cases).toSorted()).toEqual(readdirSync(folder).toSorted());
});

it.each(Object.entries(cases))('reads %s', async (name, { rows, refused = [] }) => {
  const statement = await read(name);
  expect(statement.transfers).toEqual(
    rows.map(([row, amount, bankReference, content, receivedAt = day]) => ({
      row,
      transfer: { account, amount, bankReference, content, receivedAt },
    })),
  );
  expect(statement.refused).toEqual(refused.map(([row, reason]) => ({ row, reason })));
});

it.each(['mb.csv', 'bidv.csv', 'acb.csv', 'vcb-cashup-merged.csv', 'vcb-cashup-spaces.csv'])(
  'books nothing of %s for an account that the file does not name',
  async (name) => {
    const { transfers, refused } = await read(name, '1111111111');
    expect(transfers).toEqual([]);
    expect(refused.map(({ reason }) => reason)).toEqual(['OTHER_ACCOUNT']);
  },
);

it('ignores leading zeros of the account, which spreadsheets remove', async () => {
  expect((await read('acb.csv', '001020304050')).transfers).toHaveLength(1);
});
