import { pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { whenCustomer } from '@gvg/browser-kit/session';
import { useMutation, useQueryClient } from '@gvg/query';

export function useAddOutsideLine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'addOutsideLine'>) => pageContext().api.call('addOutsideLine', input),
    meta: { onError: 'silent' },
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.cart }),
  });
}

export function useEditOutsideLine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'editOutsideLine'>) => pageContext().api.call('editOutsideLine', input),
    meta: { onError: 'silent' },
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.cart }),
  });
}

/** Reads a linked page to fill in the form. */
export const useReadLink = () =>
  useMutation({
    mutationFn: async (url: string) => {
      // A pasted link may open a first visit, whose guest session has not begun yet.
      await whenCustomer();
      return pageContext().api.call('readLink', { body: { url } });
    },
    meta: { onError: 'silent' },
  });
