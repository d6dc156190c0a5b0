import type { StatementBank } from '@gvg/contracts/cart/terms';

export type StatementColumn = 'date' | 'reference' | 'credit' | 'content';

/**
 * Headers of each bank's statement, without accents and in small letters; a header in two languages ("Có/ Credit") is found by each of them. Amounts that
 * left the account stand in a column of their own, so that rows without a credit are none of ours.
 */
export const statementFormats: Record<StatementBank, Record<StatementColumn, readonly string[]>> = {
  VIETCOMBANK: {
    date: ['ngay giao dich', 'ngay gd', 'transaction date', 'tnx date'],
    reference: ['so tham chieu', 'so ct', 'reference no', 'doc no'],
    credit: ['so tien ghi co', 'ghi co', 'credit'],
    content: ['noi dung chi tiet', 'mo ta', 'transactions in detail', 'description'],
  },
  TECHCOMBANK: {
    date: ['ngay giao dich', 'transaction date'],
    reference: ['so but toan', 'transaction no'],
    credit: ['co', 'credit'],
    content: ['dien giai', 'details'],
  },
};
