/** CSV exports of lists and for bookkeeping. */
export const exports = {
  open: 'Export CSV',
  orders: 'Export orders as CSV',
  ordersText: 'The file has all orders of the present filter, on all pages. The export is recorded in the audit log.',
  payments: 'Export money as CSV',
  transfersText: 'One row for each transfer of the month, by the bank’s day. The export is recorded in the audit log.',
  ledgerText:
    'One row for each entry in the ledgers of orders. The sum of the column paid is the month’s revenue. The export is recorded in the audit log.',
  products: 'Export products as CSV',
  productsText:
    'The file has all products of the present filter, on all pages, with all of their texts. The export is recorded in the audit log.',
  audit: 'Export the audit log as CSV',
  auditText:
    'The file has all records of the present filter, on all pages, newest first. The export is recorded in the audit log.',
  users: 'Export accounts as CSV',
  usersText:
    'The file has all accounts of the present filter, on all pages, newest first, with name and email, without telephone numbers and addresses. The export is recorded in the audit log.',
  what: 'What to export',
  transfers: 'Transfers: {{tab}}',
  ledger: 'Ledgers of all orders',
  month: 'Month',
  separator: 'Columns separated by',
  separatorHint: 'If Excel shows everything in one column, choose the semicolon.',
  separators: { COMMA: 'Comma (,)', SEMICOLON: 'Semicolon (;), for Excel' },
  save: 'Download the file',
  pending: 'Making the file…',
  saved: '{{name}} is downloaded.',
};
