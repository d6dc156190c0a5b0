import { shellApi } from '@gvg/browser-kit';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { useCartTexts } from '../../texts/cart-texts.ts';
import { useUpdateLine } from './api/cart.ts';
import { describeLine } from './describe-line.ts';

/** Removes a line from the cart, with a toast that restores it. */
export function useRemoval(): (line: CartLine) => void {
  const { t, locale } = useCartTexts();
  const { mutate, mutateAsync } = useUpdateLine();
  return (line) => {
    const restore = () => mutate({ line, status: 'IN_CART' });
    const announce = () =>
      shellApi().toast({
        kind: 'info',
        text: t('line.removed', { name: describeLine(line, locale).name }),
        action: { label: t('line.undo'), run: restore },
      });
    // The write explains a failure.
    mutateAsync({ line, status: 'WITHOUT_CART' }).then(announce, () => undefined);
  };
}
