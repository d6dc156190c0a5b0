import fc from 'fast-check';
import { readAmount } from './read-amount.ts';
import { readInstant } from './read-instant.ts';
import { readStatement } from './read-statement.ts';
import type { Statement, StatementSource } from './read-statement.ts';

const account = '1234567890';

function read(source: Pick<StatementSource, 'bank' | 'csv'>): Statement {
  const statement = readStatement({ ...source, account });
  if (statement === undefined || 'missing' in statement) throw new Error('it has not the headers of the bank');
  return statement;
}
const transfersIn = (source: Parameters<typeof read>[0]) => read(source).transfers.map(({ transfer }) => transfer);

const vietcombank = `\u{feff}"NGÂN HÀNG TMCP NGOẠI THƯƠNG VIỆT NAM",,,,,
"SAO KÊ TÀI KHOẢN",,,,,

"STT","Ngày giao dịch/
Transaction Date","Số tham chiếu/ Reference No","Số tiền ghi nợ/Debit","Số tiền ghi có/Credit","Nội dung chi tiết/ Transactions in detail"
1,"01/11/2026 09:30:15","5214.001","","1,050,000","MBVCB.123.gvg 7k3-f2q.CT tu 0123 ""HA"", NGUYEN"
2,"02/11/2026","5214.002","200,000","","RUT TIEN"
3,"31/02/2026","5214.003","","1,000","NGAY SAI"
4,"03/11/2026","5214.004","","một triệu","SO TIEN SAI"
5,"03/11/2026","","","2,000","KHONG CO SO THAM CHIEU"
6,"04/11/2026","5214.006","0","3,000.00",
,"Tổng cộng",,"200,000","",""
`;

it('reads only the credits of a Vietcombank statement, in Vietnamese time', () => {
  expect(read({ bank: 'VIETCOMBANK', csv: vietcombank })).toEqual({
    transfers: [
      {
        row: 5,
        transfer: {
          account,
          amount: 1_050_000,
          bankReference: '5214.001',
          receivedAt: '2026-11-01T02:30:15.000Z',
          content: 'MBVCB.123.gvg 7k3-f2q.CT tu 0123 "HA", NGUYEN',
        },
      },
      {
        row: 10,
        transfer: {
          account,
          amount: 3_000,
          bankReference: '5214.006',
          receivedAt: '2026-11-03T17:00:00.000Z',
          content: '',
        },
      },
    ],
    refused: [
      { row: 7, reason: 'INVALID_DATE' },
      { row: 8, reason: 'INVALID_AMOUNT' },
      { row: 9, reason: 'INVALID_REFERENCE' },
    ],
    rowCount: 7,
  });
});

const techcombank = `Ngày giao dịch;Đối tác;NH Đối tác;Diễn giải;Số bút toán;Nợ;Có;Số dư
15/11/2026;NGUYEN VAN A;ACB;GVG7K3F2Q chuyen tien;FT26319001;;1.050.000 VND;9.000.000
16/11/2026;;;Phi;FT26320001;11.000;;8.989.000
`;

it('reads a Techcombank statement with semicolons and points', () => {
  expect(read({ bank: 'TECHCOMBANK', csv: techcombank })).toMatchObject({
    transfers: [
      {
        transfer: {
          amount: 1_050_000,
          bankReference: 'FT26319001',
          receivedAt: '2026-11-14T17:00:00.000Z',
          content: 'GVG7K3F2Q chuyen tien',
        },
      },
    ],
    refused: [],
    rowCount: 2,
  });
});

it('reads headers in English', () => {
  const csv = 'Transaction date,Remitter,Details,Transaction No,Debit,Credit\n15/11/2026,A,GVG7K3F2Q,FT1,,"+20,000"';
  expect(transfersIn({ bank: 'TECHCOMBANK', csv })).toMatchObject([{ amount: 20_000, bankReference: 'FT1' }]);
});

it('reads the alternative ACB headers in one language or two', () => {
  const csv = 'Ngày GD,Số GD,Nội dung GD,Ghi nợ,Ghi có\n15/11/2026,1001,GVG7K3F2Q,,"20,000"';
  expect(transfersIn({ bank: 'ACB', csv })).toMatchObject([{ amount: 20_000, bankReference: '1001' }]);
  const english = 'Transaction date,Transaction no,Description,Withdrawal,Deposit\n15/11/2026,1001,x,,"20,000"';
  expect(transfersIn({ bank: 'ACB', csv: english })).toHaveLength(1);
});

it.each([
  ['without headers', '15/11/2026,FT1,20000'],
  ['that is no CSV', '"never closed'],
])('rejects a file %s', (_name, csv) => {
  expect(readStatement({ bank: 'VIETCOMBANK', account, csv })).toBeUndefined();
});

it.each<[StatementSource['bank'], string, string]>([
  ['VIETCOMBANK', techcombank, 'Số tham chiếu'],
  ['VIETCOMBANK', vietcombank.replace('Nội dung chi tiết/ Transactions in detail', 'Ghi chú'), 'Nội dung chi tiết'],
  ['TECHCOMBANK', techcombank.replace(';Có;', ';'), 'Có'],
])('reports the column that a file of %s lacks', (bank, csv, missing) => {
  expect(readStatement({ bank, account, csv })).toEqual({ missing });
});

it.each(['', 'GVG7K3F2Q'])('shortens a content that exceeds the limit of a transfer but keeps its code %j', (code) => {
  const csv = `Diễn giải,Số bút toán,Có,Ngày giao dịch\n${'x'.repeat(900)} ${code},FT1,20000,15/11/2026`;
  const content = transfersIn({ bank: 'TECHCOMBANK', csv })[0]?.content ?? '';
  expect([content.length, content.endsWith(code)]).toEqual([500, true]);
});

it('reads quoted cells of a bank’s file', () => {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const text = fc
    .string({ unit: fc.constantFrom('a', 'ệ', ' ', ',', ';', '"', '\n', '0'), maxLength: 40 })
    .map((content) => content.trim().normalize('NFC'));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.integer({ min: 1, max: 1e9 })), { maxLength: 8 }), (rows) => {
      const lines = rows.map(([content, amount], index) =>
        [quote(content), `R${index}`, quote(amount.toLocaleString('en-US')), '15/11/2026'].join(','),
      );
      const csv = ['Diễn giải,Số bút toán,Có,Ngày giao dịch', ...lines].join('\r\n');
      expect(transfersIn({ bank: 'TECHCOMBANK', csv }).map(({ content, amount }) => [content, amount])).toEqual(rows);
    }),
  );
});

it('reads amounts in every notation', () => {
  const ways = [
    (amount: number) => String(amount),
    (amount: number) => amount.toLocaleString('en-US'),
    (amount: number) => amount.toLocaleString('de-DE'),
    (amount: number) => `+${amount.toLocaleString('en-US')}.00 VND`,
  ];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom(...ways), (amount, write) =>
      expect(readAmount(write(amount))).toBe(amount),
    ),
  );
});

it.each(['', '-1,000', '1,00,000', '1.05', '1e5', '1,000.50', '1.000,000.00.0', 'NaN', '12 đồng'])(
  'rejects %j as an amount',
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);

it('reads each day as midnight in Vietnam', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const [year, month, day] = date.toISOString().slice(0, 10).split('-') as [string, string, string];
      expect(readInstant(`${day}/${month}/${year}`)).toBe(
        new Date(`${year}-${month}-${day}T00:00:00+07:00`).toISOString(),
      );
    }),
  );
});

it.each(['', '2026-11-15', '32/01/2026', '29/02/2026', '15/13/2026', '15/11/26', '15/11/2026 24:00'])(
  'rejects %j as a date',
  (text) => {
    expect(readInstant(text)).toBeUndefined();
  },
);
