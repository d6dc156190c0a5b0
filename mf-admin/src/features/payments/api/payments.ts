import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput, CallResponse } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, queryOptions, useQueryClient } from '@gvg/query';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { base64Of } from '../base64-of.ts';
import type { PaymentTab } from '../payment-tabs.ts';

const limit = 20;

/** One page of transfers: those that need a hand, the oldest first, or all of a status, the latest first. */
export const paymentsQuery = (tab: PaymentTab, page: number) => ({
  ...(tab === 'QUEUE'
    ? apiQuery('listUnmatchedPayments', { query: { page, limit } })
    : apiQuery('listPayments', { query: { page, limit, ...(tab === 'ALL' ? {} : { status: tab }) } })),
  placeholderData: keepPreviousData,
});

/** A transfer alone; a list of none for an id that is none's. */
export const paymentQuery = (id: string) => apiQuery('listPayments', { query: { id, limit: 1 } });

/** The true number of transfers of a tab. */
export const paymentCountQuery = (tab: PaymentTab) =>
  tab === 'QUEUE'
    ? exactCountQuery('listUnmatchedPayments', {})
    : exactCountQuery('listPayments', tab === 'ALL' ? {} : { status: tab });

/** Orders that wait for money, for which a transfer may be. */
export const waitingOrdersQuery = apiQuery('listOrders', { query: { group: 'TO_PAY', limit: 100 } });

/** An order by its code. */
export const orderQuery = (code: string) => apiQuery('getOrder', { params: { id: code } });

/** A customer's orders with something due. */
export const dueOrdersQuery = (user: string) => apiQuery('listOrders', { query: { user, payment: 'DUE', limit: 100 } });

/** The shop's accounts; what comes to one that has left the settings still counts. */
export const accountsQuery = apiQuery('listPaymentAccounts', {});

export interface StatementFile {
  /** Of a choice: the same file that is chosen again may have been saved anew. */
  chosenAt: number;
  file: File;
}

/** Once of each choice: a return to the window asks for nothing again. */
const once = { staleTime: Infinity, gcTime: 0 } as const;

/** A chosen file in base64: its encoding is for the service to tell. */
export const statementQuery = (chosen: StatementFile | undefined) =>
  queryOptions({
    queryKey: ['statement', chosen?.chosenAt],
    queryFn: () => (chosen === undefined ? '' : base64Of(chosen.file)),
    enabled: chosen !== undefined,
    retry: false,
    ...once,
  });

/** What importing a file would do. */
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

/** A write of staff's on a transfer: lists, orders and figures are asked for anew. The caller shows a failure. */
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
