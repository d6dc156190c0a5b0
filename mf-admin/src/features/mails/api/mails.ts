import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export const mailsKey = keyOf('/v1/mail-deliveries');
export const deadLettersKey = keyOf('/v1/dead-letters');

/** One page of the delivery log. The previous page stays until it has loaded. */
export const mailsQuery = (query: NonNullable<CallInput<'listMailDeliveries'>['query']>) => ({
  ...apiQuery('listMailDeliveries', { query }),
  placeholderData: keepPreviousData,
});

export const mailQuery = (id: string) => apiQuery('getMailDelivery', { params: { id } });

/** Resends a mail. The caller shows errors. */
export function useSendMailAgain(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => pageContext().api.call('sendMailAgain', { params: { id } }),
    meta: { onError: 'silent' },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: mailsKey }),
  });
}

export const deadLettersQuery = (page: number) => ({
  ...apiQuery('listDeadLetters', { query: { page, limit: 20 } }),
  placeholderData: keepPreviousData,
});

/** Reads the content of a message. A mutation, not a query, because each read is audited. */
export const useLookAtDeadLetter = () =>
  useMutation({
    mutationFn: (id: string) => pageContext().api.call('lookAtDeadLetter', { params: { id } }),
    meta: { onError: 'silent' },
  });

/** Redelivers a message to its consumer. The caller shows errors. */
export function useReplayDeadLetter(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => pageContext().api.call('replayDeadLetter', { params: { id } }),
    meta: { onError: 'silent' },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: deadLettersKey }),
  });
}
