import { shellApi } from '@gvg/browser-kit';
import { useOrderTexts } from '../../texts/order-texts.ts';
import { usePostReorder } from './api/orders.ts';

/** Puts an order's goods into the cart again, shows what was not available, and opens the cart. */
export function useReorder(): { reorder: (code: string) => void; isPending: boolean } {
  const { t } = useOrderTexts();
  const { mutate, isPending } = usePostReorder(({ added, left }) => {
    const key = added.length === 0 ? 'reorderedNone' : left.length === 0 ? 'reordered' : 'reorderedPartly';
    shellApi().toast({ kind: 'message', text: t(`order.${key}`, { count: added.length, left: left.length }) });
  });
  const reorder = (code: string) =>
    mutate(code, {
      // Only if the customer is still on the order's page.
      onSuccess: ({ added }) => void (added.length > 0 && shellApi().navigate('/user/cart')),
    });
  return { reorder, isPending };
}
