import type { StatementBank } from '@gvg/contracts/cart/terms';

/** `sign` and `amount` replace `credit` at banks that write both directions into one column. `account` is the account of the row. */
export type StatementColumn = 'date' | 'reference' | 'content' | 'credit' | 'sign' | 'amount' | 'account';

/** A column with the label in the bank's own file and all of its names in lower case without accents. */
export interface StatementHeader {
  label: string;
  names: readonly string[];
}

/** The layouts of one bank share their names. A bilingual header matches either name, or both in sequence. */
export type StatementFormat = Partial<Record<StatementColumn, StatementHeader>> &
  Record<'date' | 'reference' | 'content' | 'credit', StatementHeader>;

const header = (label: string, ...names: string[]): StatementHeader => ({ label, names });

const account = header('Số tài khoản', 'so tai khoan', 'account number', 'account no');

/** Formats of the files that the banks' web pages offer. Outgoing amounts are in a separate column, which is not read: rows without a credit are skipped. */
export const statementFormats: Record<StatementBank, StatementFormat> = {
  VIETCOMBANK: {
    date: header('Ngày giao dịch', 'ngay giao dich', 'ngay gd', 'ngay', 'transaction date', 'tnx date'),
    reference: header('Số tham chiếu', 'so tham chieu', 'so ct', 'reference no', 'reference number', 'doc no'),
    credit: header('Số tiền ghi có', 'so tien ghi co', 'ghi co', 'credit'),
    sign: header('Thay đổi', 'thay doi', 'change'),
    amount: header('Số tiền', 'so tien', 'amount'),
    content: header(
      'Nội dung chi tiết',
      'noi dung chi tiet',
      'mo ta',
      'transactions in detail',
      'transaction in detail',
      'description',
    ),
    account,
  },
  TECHCOMBANK: {
    date: header('Ngày giao dịch', 'ngay giao dich', 'transaction date', 'tnx date'),
    reference: header('Số bút toán', 'so but toan', 'transaction no', 'transaction number'),
    credit: header('Có', 'co', 'co tktt', 'credit'),
    content: header('Diễn giải', 'dien giai', 'details', 'description'),
    account,
  },
  MB: {
    date: header('Ngày giao dịch', 'ngay giao dich', 'ngay gd', 'transaction date'),
    reference: header('Số bút toán', 'so but toan', 'ma giao dich', 'transaction no', 'reference no', 'reference'),
    credit: header('Phát sinh có', 'phat sinh co', 'ps co', 'so tien ghi co', 'credit', 'credit amount'),
    content: header('Nội dung', 'noi dung', 'noi dung giao dich', 'dien giai', 'details', 'description'),
  },
  BIDV: {
    date: header('Ngày giao dịch', 'ngay giao dich', 'ngay gio giao dich', 'ngay gd', 'transaction date', 'date time'),
    reference: header('Số tham chiếu', 'so tham chieu', 'ma giao dich', 'so gd', 'seq no', 'reference no', 'reference'),
    credit: header('Phát sinh có', 'phat sinh co', 'ps co', 'so tien ghi co', 'ghi co', 'credit', 'credit amount'),
    content: header('Mô tả', 'mo ta', 'noi dung', 'noi dung giao dich', 'dien giai', 'description', 'remark'),
    account,
  },
  ACB: {
    date: header('Ngày giao dịch', 'ngay giao dich', 'ngay gd', 'transaction date'),
    reference: header('Số GD', 'so gd', 'so giao dich', 'transaction no', 'reference no'),
    credit: header('Gửi vào', 'gui vao', 'ghi co', 'so tien ghi co', 'deposit', 'credit'),
    content: header('Nội dung giao dịch', 'noi dung giao dich', 'noi dung gd', 'noi dung', 'dien giai', 'description'),
    account,
  },
};
