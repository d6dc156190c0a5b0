import { shellApi } from '@gvg/browser-kit';
import { useApiMutation } from '@gvg/browser-kit/mutations';
import { useOrderTexts } from '../../texts/order-texts.ts';

/** Puts an order's goods into the cart again, says what could not be had, and opens the cart. */
export function useReorder(): { reorder: (code: string) => void; isPending: boolean } {
  const { t } = useOrderTexts();
  const { mutate, isPending } = useApiMutation('reorder', {
    invalidates: ['/v1/cart'],
    onSuccess: ({ added, left }) => {
      const key = added.length === 0 ? 'reorderedNone' : left.length === 0 ? 'reordered' : 'reorderedPartly';
      shellApi().toast({ kind: 'message', text: t(`order.${key}`, { count: added.length, left: left.length }) });
      if (added.length > 0) shellApi().navigate('/user/cart');
    },
    onError: 'toast',
  });
  return { reorder: (code) => mutate({ params: { id: code } }), isPending };
}
