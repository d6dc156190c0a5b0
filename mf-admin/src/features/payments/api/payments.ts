import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput, CallResponse } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, queryOptions, useQueryClient } from '@gvg/query';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { base64Of } from '../base64-of.ts';
import type { PaymentTab } from '../payment-tabs.ts';

const limit = 20;

/** One page of transfers: those that need manual work, oldest first, or all of a status, newest first. */
export const paymentsQuery = (tab: PaymentTab, page: number) => ({
  ...(tab === 'QUEUE'
    ? apiQuery('listUnmatchedPayments', { query: { page, limit } })
    : apiQuery('listPayments', { query: { page, limit, ...(tab === 'ALL' ? {} : { status: tab }) } })),
  placeholderData: keepPreviousData,
});

/** Query of one transfer. The list is empty for an unknown id. */
export const paymentQuery = (id: string) => apiQuery('listPayments', { query: { id, limit: 1 } });

/** Exact number of transfers of a tab. */
export const paymentCountQuery = (tab: PaymentTab) =>
  tab === 'QUEUE'
    ? exactCountQuery('listUnmatchedPayments', {})
    : exactCountQuery('listPayments', tab === 'ALL' ? {} : { status: tab });

/** Orders that wait for money, as candidates for a transfer. */
export const waitingOrdersQuery = apiQuery('listOrders', { query: { group: 'TO_PAY', limit: 100 } });

export const orderQuery = (code: string) => apiQuery('getOrder', { params: { id: code } });

/** Orders of a customer with something due. */
export const dueOrdersQuery = (user: string) => apiQuery('listOrders', { query: { user, payment: 'DUE', limit: 100 } });

/** Accounts of the shop, including former ones, whose transfers still count. */
export const accountsQuery = apiQuery('listPaymentAccounts', {});

export interface StatementFile {
  /** Time of the choice: a file that is chosen again may have changed. */
  chosenAt: number;
  file: File;
}

/** Loaded once per choice, without a reload when the window regains focus. */
const once = { staleTime: Infinity, gcTime: 0 } as const;

/** Base64 of a chosen file. The service detects its encoding. */
export const statementQuery = (chosen: StatementFile | undefined) =>
  queryOptions({
    queryKey: ['statement', chosen?.chosenAt],
    queryFn: () => (chosen === undefined ? '' : base64Of(chosen.file)),
    enabled: chosen !== undefined,
    retry: false,
    ...once,
  });

/** Dry run of an import. */
export const importPreviewQuery = (
  body: CallInput<'previewPaymentImport'>['body'],
  chosen: StatementFile | undefined,
) =>
  queryOptions({
    queryKey: [...keyOf('/v1/payments'), 'preview', body.account, body.bank, chosen?.chosenAt],
    queryFn: () => pageContext().api.call('previewPaymentImport', { body }),
    ...once,
  });

type PaymentWrite =
  | 'recordPayment'
  | 'importPayments'
  | 'assignPayment'
  | 'splitPayment'
  | 'movePayment'
  | 'returnPayment'
  | 'takeBackReturn'
  | 'correctPayment';

/** Writes a transfer and invalidates lists, orders and figures. The caller shows errors. */
export function usePaymentWrite<Name extends PaymentWrite>(name: Name, onDone: (answer: CallResponse<Name>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input),
    meta: { onError: 'silent' },
    onSuccess: (answer: CallResponse<Name>) => onDone(answer),
    onSettled() {
      for (const queryKey of [keyOf('/v1/payments'), queryKeys.orders, keyOf('/v1/dashboard')])
        void client.invalidateQueries({ queryKey });
    },
  });
}
