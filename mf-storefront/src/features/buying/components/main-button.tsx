import type { Product } from '@gvg/contracts/catalogue/http/products';
import { localize } from '@gvg/contracts/values/locale';
import { Button } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import type { Buying } from '../use-buying.ts';

export interface BuyButtonsProps {
  product: Product;
  /** Undefined while the text is not a valid amount. */
  amount: number | undefined;
  /** Returns the picture that moves to the cart. */
  picture: () => Element | null;
}

/** Adds a product to the cart, or requests a quote if its price has to be determined first. */
export function MainButton({ product, amount, picture, buying }: BuyButtonsProps & { buying: Buying }) {
  const { t, locale } = useTexts();
  const { add, askForQuote, isPending } = buying;
  const purchase = { product: product._id, name: localize(product.name, locale), amount: amount ?? 1 };
  const state = { disabled: amount === undefined, 'aria-disabled': isPending };
  return product.type === 'HARD_TO_GET' ? (
    <Button variant="gold" {...state} onClick={() => askForQuote(purchase)}>
      {t('buying.quote')}
    </Button>
  ) : (
    <Button {...state} onClick={() => add(purchase, picture())}>
      {purchase.amount === 1 ? t('buying.add') : t('buying.addSeveral', { count: purchase.amount })}
    </Button>
  );
}
