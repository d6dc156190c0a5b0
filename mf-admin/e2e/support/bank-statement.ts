import { randomUUID } from 'node:crypto';

export interface StatementFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const bankTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A Vietcombank statement of one transfer of this moment that names no order. */
export function bankStatement(amount: number): { reference: string; file: StatementFile } {
  const reference = `FT${randomUUID().slice(0, 8)}`.toUpperCase();
  const receivedAt = bankTime.format(new Date()).replace(',', '');
  const csv = [
    '"STT","Ngày giao dịch/Transaction Date","Số tham chiếu/Reference No","Số tiền ghi nợ/Debit","Số tiền ghi có/Credit","Nội dung chi tiết/Transactions in detail"',
    `1,"${receivedAt}","${reference}","","${amount}","CHUYEN TIEN HANG ${reference}"`,
  ].join('\n');
  return { reference, file: { name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) } };
}
